import { Popover, PopoverBackdrop, PopoverButton, Portal } from '@headlessui/react';
import { Fragment, type ReactNode } from 'react';
import { backdrop } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterPanel } from './MultiSelectFilterPanel.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

export { PopoverButton as HeadlessFilterButton };

interface HeadlessFilterProps extends Omit<MultiSelectFilterProps, 'variant' | 'id'> {
  /** The opener, a HeadlessFilterButton and its surroundings. */
  readonly children: ReactNode;
}

/** The filter itself, lazily loaded; MultiSelectFilter renders the button until then. */
export const HeadlessFilter = ({ children, ...panel }: HeadlessFilterProps) => (
  <Popover as={Fragment}>
    {({ open }) => (
      <>
        {children}
        {/* Mounted while closed too: until a first portal has mounted, Headless UI renders panels one task late. */}
        <Portal>{open && <PopoverBackdrop className={backdrop} />}</Portal>
        <MultiSelectFilterPanel {...panel} />
      </>
    )}
  </Popover>
);
