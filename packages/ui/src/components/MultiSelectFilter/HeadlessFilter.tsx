import { Popover, PopoverButton } from '@headlessui/react';
import { Fragment, type ReactNode } from 'react';
import { MultiSelectFilterPanel } from './MultiSelectFilterPanel.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

export { PopoverButton as HeadlessFilterButton };

interface HeadlessFilterProps extends Omit<MultiSelectFilterProps, 'variant' | 'id'> {
  /** Its button, a HeadlessFilterButton, with what stands around it. */
  readonly children: ReactNode;
}

/** The filter itself. Its code loads late; MultiSelectFilter draws the button until then. */
export const HeadlessFilter = ({ children, ...panel }: HeadlessFilterProps) => (
  <Popover as={Fragment}>
    {children}
    <MultiSelectFilterPanel {...panel} />
  </Popover>
);
