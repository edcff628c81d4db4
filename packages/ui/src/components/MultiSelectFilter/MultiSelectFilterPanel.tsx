import { PopoverPanel } from '@headlessui/react';
import type { RefObject } from 'react';
import { useAnchor } from '../../internal/useAnchor.ts';
import { anchor } from '../../theme/anchor.ts';
import { MultiSelectFilterCombobox } from './MultiSelectFilterCombobox.tsx';
import { panel as panelStyle } from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

interface MultiSelectFilterPanelProps extends Omit<
  MultiSelectFilterProps,
  'variant' | 'id' | 'onOpenChange'
> {
  readonly opener: RefObject<HTMLElement | null>;
}

/** The search input and two options fit into this; with less room below, the list opens above. */
const leastHeight = 240;

/** The popover of a MultiSelectFilter, or a bottom sheet on phones. */
export const MultiSelectFilterPanel = ({ opener, ...list }: MultiSelectFilterPanelProps) => (
  <PopoverPanel
    {...useAnchor()}
    ref={(panel: HTMLElement | null) => {
      const bottom = opener.current?.getBoundingClientRect().bottom ?? innerHeight;
      const room = Math.floor(innerHeight - bottom - anchor.gap - anchor.padding) - 1;
      // Limited before it is placed: Floating UI turns a list that is too high over what it belongs to.
      if (room >= leastHeight) panel?.style.setProperty('--anchor-max-height', `${room}px`);
    }}
    className={panelStyle}
  >
    {({ close }) => <MultiSelectFilterCombobox {...list} onClose={close} />}
  </PopoverPanel>
);
