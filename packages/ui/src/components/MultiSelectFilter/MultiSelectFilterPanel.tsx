import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { announce } from '../../internal/announce.ts';
import { control } from '../../internal/Field/index.ts';
import { Button } from '../Button/index.ts';
import { glyphs, Icon } from '../Icon/index.ts';
import { resultsLabel, selectedLabel } from './filterLabel.ts';
import {
  count as countStyle,
  head,
  box,
  name,
  nothing,
  option,
  tally,
  tick,
} from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './MultiSelectFilter.tsx';
import { useOptionWindow } from './useOptionWindow.ts';

export interface PanelHandle {
  /** Moves the focus to the search. */
  readonly focus: () => void;
}

type MultiSelectFilterPanelProps = Required<
  Pick<MultiSelectFilterProps, 'label' | 'options' | 'selected' | 'onChange' | 'searchDelay'>
> & {
  readonly onSearch: MultiSelectFilterProps['onSearch'] | undefined;
  readonly ref: Ref<PanelHandle>;
};

const matching = <O extends { readonly value: string }>(
  options: readonly O[],
  query: string,
): readonly O[] => {
  const wanted = query.trim().toLowerCase();
  return wanted === ''
    ? options
    : options.filter(({ value }) => value.toLowerCase().includes(wanted));
};

/** What opens: a combobox over a listbox of which only the visible part is drawn. */
export const MultiSelectFilterPanel = ({
  ref,
  label,
  options: given,
  selected,
  onChange,
  onSearch,
  searchDelay,
}: MultiSelectFilterPanelProps) => {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const options = useMemo(() => (typeof given === 'function' ? given() : given), [given]);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const shown = useMemo(() => matching(options, query), [options, query]);
  const [active, setActive] = useState(() => shown.findIndex(({ value }) => chosen.has(value)));
  const values = useMemo(() => shown.map(({ value }) => value), [shown]);
  const { scroller, list, from, to, above, below, look, reveal, rewind } = useOptionWindow(values);

  /** Narrows the list to what has been typed; answers what it shows then. */
  const narrow = (): typeof shown => {
    if (typed === query) return shown;
    const found = matching(options, typed);
    setQuery(typed);
    setActive(-1);
    rewind();
    announce(resultsLabel(found.length));
    onSearch?.({ text: typed });
    return found;
  };
  const narrowRested = useEffectEvent(narrow);

  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => narrowRested(), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, query, searchDelay]);

  const activate = (index: number, among = shown): void => {
    if (among.length === 0) return;
    const next = Math.min(Math.max(0, index), among.length - 1);
    reveal(next);
    setActive(next);
  };

  useImperativeHandle(ref, () => ({
    focus: () => {
      search.current?.focus();
      look();
      // What was chosen before is where one starts.
      if (active > 0) activate(active);
    },
  }));

  const change = (next: readonly string[]): void => {
    onChange({ selected: next });
    announce(selectedLabel(next.length));
  };

  const toggle = (index: number, among = shown): void => {
    const entry = among[index];
    if (!entry) return;
    setActive(index);
    change(
      chosen.has(entry.value)
        ? selected.filter((value) => value !== entry.value)
        : [...selected, entry.value],
    );
  };

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const empty = typed === '';
    const moves: Record<string, ((among: typeof shown, at: number) => void) | undefined> = {
      ArrowDown: (among, at) => activate(at + 1, among),
      ArrowUp: (among, at) => activate(at - 1, among),
      PageDown: (among, at) => activate(at + 7, among),
      PageUp: (among, at) => activate(at - 7, among),
      Enter: (among, at) => toggle(at, among),
      // These belong to the text once there is one.
      Home: empty ? (among) => activate(0, among) : undefined,
      End: empty ? (among) => activate(among.length - 1, among) : undefined,
      ' ': empty ? (among, at) => toggle(at, among) : undefined,
      a: event.ctrlKey && empty ? (among) => change(among.map(({ value }) => value)) : undefined,
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    // Who types fast means the list of the typed text, not the one that is still shown.
    const among = narrow();
    act(among, among === shown ? active : -1);
  };

  return (
    <>
      <div className={head}>
        <input
          ref={search}
          className={control()}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search"
          aria-label={`Search ${label}`}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={
            active >= 0 && active < shown.length ? `${id}-${active}` : undefined
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <div className={tally}>
          <span>{selectedLabel(selected.length)}</span>
          <Button
            tone="quiet"
            size="compact"
            disabled={selected.length === 0}
            keepsFocus
            onPress={() => change([])}
          >
            Clear
          </Button>
        </div>
      </div>
      <div
        ref={scroller}
        className={box}
        // The search has the focus and moves through the list; scrolling needs no stop of its own.
        tabIndex={-1}
        onScroll={look}
      >
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-multiselectable="true"
          aria-label={label}
          style={{ paddingBlockStart: above, paddingBlockEnd: below }}
        >
          {shown.slice(from, to).map(({ value, count }, offset) => {
            const index = from + offset;
            return (
              <div
                key={value}
                id={`${id}-${index}`}
                className={option}
                role="option"
                tabIndex={-1}
                aria-selected={chosen.has(value)}
                aria-posinset={index + 1}
                aria-setsize={shown.length}
                data-active={index === active}
                // The focus stays in the search.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => toggle(index)}
              >
                <span className={tick}>
                  {chosen.has(value) && <Icon glyph={glyphs.Check} size="small" />}
                </span>
                <span className={name}>{value}</span>
                {count !== undefined && (
                  <span className={countStyle}>{count.toLocaleString('en-IN')}</span>
                )}
              </div>
            );
          })}
        </div>
        {shown.length === 0 && <p className={nothing}>Nothing matches.</p>}
      </div>
    </>
  );
};
