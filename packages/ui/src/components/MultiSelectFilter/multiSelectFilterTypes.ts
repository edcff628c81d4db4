export interface FilterOption {
  /** The value, which is also the label unless `labelOf` names it. */
  readonly value: string;
  /** How many records have the value under the other filters. */
  readonly count?: number;
}

/** A list, or a function if computing the options is expensive. */
export type FilterOptions = readonly FilterOption[] | (() => readonly FilterOption[]);

export interface MultiSelectFilterProps {
  /** The label. */
  readonly label: string;
  /** The options in display order; the list calls a function when it opens. */
  readonly options: FilterOptions;
  /** The selected values. */
  readonly selected: readonly string[];
  /** Names a value, for example in another language. @default the value */
  readonly labelOf?: ((value: string) => string) | undefined;
  /** Called with all selected values. */
  readonly onChange: (change: { selected: readonly string[] }) => void;
  /** Called with the search text, once the text has filtered the list. */
  readonly onSearch?: (change: { text: string }) => void;
  /** Called when the list opens or closes. */
  readonly onOpenChange?: (change: { open: boolean }) => void;
  /** A field with its label above, or a small button for a table header. @default 'field' */
  readonly variant?: 'field' | 'icon';
  /** The debounce of the search. Milliseconds. @default 0 */
  readonly searchDelay?: number;
  /** The delay between opening and focusing the search input. Milliseconds. @default 0 */
  readonly focusDelay?: number;
  /** The DOM id, for example as the target of an error summary. */
  readonly id?: string;
}
