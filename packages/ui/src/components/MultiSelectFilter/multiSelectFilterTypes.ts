export interface FilterOption {
  /** What is kept, and what is read. */
  readonly value: string;
  /** How many records have it, under the other filters. */
  readonly count?: number;
}

/** A list, or a function where finding out what can be chosen is work. */
export type FilterOptions = readonly FilterOption[] | (() => readonly FilterOption[]);

export interface MultiSelectFilterProps {
  /** What is filtered by. */
  readonly label: string;
  /** What can be chosen, in the order it is shown; a function is asked when the list opens. */
  readonly options: FilterOptions;
  /** What is chosen. */
  readonly selected: readonly string[];
  /** Called with everything that is chosen now. */
  readonly onChange: (change: { selected: readonly string[] }) => void;
  /** Called with what has been typed, once the list has been narrowed to it. */
  readonly onSearch?: (change: { text: string }) => void;
  /** A field with its label above, or a small button in a table's head. @default 'field' */
  readonly variant?: 'field' | 'icon';
  /** How long typing rests before it narrows the list. Milliseconds. @default 0 */
  readonly searchDelay?: number;
  /** How long after opening the search takes the focus. Milliseconds. @default 0 */
  readonly focusDelay?: number;
  /** A name for others to refer to, such as an error summary. */
  readonly id?: string;
}
