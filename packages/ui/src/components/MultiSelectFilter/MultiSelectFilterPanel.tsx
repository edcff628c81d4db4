import { PopoverPanel } from '@headlessui/react';
import { useAnchor } from '../../internal/useAnchor.ts';
import { MultiSelectFilterCombobox } from './MultiSelectFilterCombobox.tsx';
import { panel } from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

/** What a MultiSelectFilter opens: below its button, or the bottom sheet of a phone. */
export const MultiSelectFilterPanel = (props: Omit<MultiSelectFilterProps, 'variant' | 'id'>) => (
  <PopoverPanel {...useAnchor()} className={panel}>
    {({ close }) => <MultiSelectFilterCombobox {...props} onClose={close} />}
  </PopoverPanel>
);
