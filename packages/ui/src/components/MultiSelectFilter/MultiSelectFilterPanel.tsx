import { PopoverPanel } from '@headlessui/react';
import { useAnchor } from '../../internal/useAnchor.ts';
import { MultiSelectFilterCombobox } from './MultiSelectFilterCombobox.tsx';
import { panel } from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

/** The popover of a MultiSelectFilter, or a bottom sheet on phones. */
export const MultiSelectFilterPanel = (props: Omit<MultiSelectFilterProps, 'variant' | 'id'>) => (
  <PopoverPanel {...useAnchor()} className={panel}>
    {({ close }) => <MultiSelectFilterCombobox {...props} onClose={close} />}
  </PopoverPanel>
);
