import { Popover, PopoverBackdrop, PopoverButton, Portal } from '@headlessui/react';
import { Fragment, useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { backdrop } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterPanel } from './MultiSelectFilterPanel.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

export { PopoverButton as HeadlessFilterButton };

interface HeadlessFilterProps extends Omit<MultiSelectFilterProps, 'variant' | 'id'> {
  /** The opener, a HeadlessFilterButton and its surroundings. */
  readonly children: ReactNode;
  readonly opener: RefObject<HTMLElement | null>;
}

/** Reports that the list has opened, and that it has closed. */
const OpenChange = ({ onOpenChange }: Pick<MultiSelectFilterProps, 'onOpenChange'>) => {
  const report = useEffectEvent((open: boolean) => onOpenChange?.({ open }));
  useEffect(() => {
    report(true);
    return () => report(false);
  }, []);
  return null;
};

/** The filter itself, lazily loaded; MultiSelectFilter renders the button until it is pressed. */
export const HeadlessFilter = ({ children, onOpenChange, ...panel }: HeadlessFilterProps) => (
  <Popover as={Fragment}>
    {({ open }) => (
      <>
        {children}
        {open && <OpenChange {...(onOpenChange && { onOpenChange })} />}
        {/* Mounted while closed too: until a first portal has mounted, Headless UI renders panels one task late. */}
        <Portal>{open && <PopoverBackdrop className={backdrop} />}</Portal>
        <MultiSelectFilterPanel {...panel} />
      </>
    )}
  </Popover>
);
