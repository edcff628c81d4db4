import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { announce } from '../../internal/announce.ts';
import { soundsLike } from '../../internal/sounds.ts';
import type { multiSelectFilterMessages } from './messages.ts';
import type { FilterOption, MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

export interface OptionSearch {
  /** The text of the search input. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** All values, and the values that match the search. */
  readonly values: readonly string[];
  readonly found: readonly string[];
  readonly labelOf: (value: string) => string;
  /** How many records have a value. */
  readonly countOf: (value: string) => number | undefined;
  /** Filters the list by the typed text without waiting for the debounce. */
  readonly applySearch: () => void;
}

type SearchProps = Pick<MultiSelectFilterProps, 'options' | 'onSearch' | 'searchDelay' | 'labelOf'>;
type LabelOf = NonNullable<SearchProps['labelOf']>;

/** The values whose label contains a text; if none does, the values whose label sounds like it. */
const matching = (values: readonly string[], text: string, labelOf: LabelOf): readonly string[] => {
  const needle = text.trim().toLowerCase();
  if (needle === '') return values;
  const found = values.filter((value) => labelOf(value).toLowerCase().includes(needle));
  if (found.length > 0) return found;
  const sounds = soundsLike(needle);
  return values.filter((value) => sounds(labelOf(value)));
};

/** Returns the earlier array while its values stay the same, as after a recount. */
const useSameArray = (values: readonly string[]): readonly string[] => {
  const [earlier, setEarlier] = useState(values);
  if (values === earlier) return earlier;
  if (values.length === earlier.length && values.every((value, index) => value === earlier[index]))
    return earlier;
  setEarlier(values);
  return values;
};

/** Moves options without records to the end, because ticking them finds nothing. */
const inUse = (options: readonly FilterOption[]): readonly FilterOption[] =>
  options.some(({ count }) => count === 0)
    ? [...options.filter(({ count }) => count !== 0), ...options.filter(({ count }) => count === 0)]
    : options;

/** The options of a filter, with a debounced search. */
export const useOptionSearch = (
  { options: given, onSearch, searchDelay = 0, labelOf = String }: SearchProps,
  { results }: Pick<typeof multiSelectFilterMessages, 'results'>,
): OptionSearch => {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const options = useMemo(() => inUse(typeof given === 'function' ? given() : given), [given]);
  const values = useSameArray(useMemo(() => options.map(({ value }) => value), [options]));
  const counts = useMemo(
    () => new Map(options.map(({ value, count }) => [value, count])),
    [options],
  );
  const found = useMemo(() => matching(values, query, labelOf), [values, query, labelOf]);

  const applySearch = (): void => {
    if (typed === query) return;
    setQuery(typed);
    announce(results({ count: matching(values, typed, labelOf).length }));
    onSearch?.({ text: typed });
  };
  const applyDebounced = useEffectEvent(applySearch);

  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => applyDebounced(), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, query, searchDelay]);

  const countOf = (value: string): number | undefined => counts.get(value);
  return { typed, setTyped, values, found, labelOf, countOf, applySearch };
};
