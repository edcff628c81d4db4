import { Combobox, ComboboxInput, ComboboxOptions } from '@headlessui/react';
import { useEffect, useId, useMemo, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../internal/announce.ts';
import { control } from '../../internal/Field/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { multiSelectFilterMessages } from './messages.ts';
import { head, list, noResults, tally, title } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterOptions, optionId } from './MultiSelectFilterOptions.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';
import { pageSize } from './pageSize.ts';
import { useOptionSearch } from './useOptionSearch.ts';

interface MultiSelectFilterComboboxProps extends Omit<MultiSelectFilterProps, 'variant' | 'id'> {
  /** Closes the panel and gives the focus back. */
  readonly onClose: () => void;
}

/**
 * Headless UI compares options with each other and, to find where it opens, with the whole value:
 * the first option that is chosen.
 */
const isSame = (option: string, other: unknown): boolean =>
  Array.isArray(other) ? other.includes(option) : option === other;

/** The search. Headless UI names only options of its own as the active one. */
const SearchInput = ({
  activeId,
  ...props
}: ComponentProps<'input'> & { readonly activeId: string | undefined }) => (
  <input {...props} aria-activedescendant={activeId} />
);

/** The search and its list, of which only the visible part is in the document. */
export const MultiSelectFilterCombobox = ({
  label,
  selected,
  onChange,
  focusDelay = 0,
  onClose,
  ...search
}: MultiSelectFilterComboboxProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, values, found, countOf, narrow } = useOptionSearch(search, messages);
  const virtual = useMemo(() => ({ options: [...found] }), [found]);

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), focusDelay);
    return () => clearTimeout(timer);
  }, [focusDelay]);

  const change = (next: readonly string[]): void => {
    onChange({ selected: next });
    announce(messages.selected({ count: next.length }));
  };

  const toggle = (option: string): void =>
    change(
      selected.includes(option)
        ? selected.filter((value) => value !== option)
        : [...selected, option],
    );

  /** Before Headless UI, whose combobox chooses one value: it leaves Space and Ctrl + A to the text, and pages to the ends. */
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, currentTarget } = event;
    const send = (sent: string, times = 1): void => {
      for (let time = 0; time < times; time += 1)
        currentTarget.dispatchEvent(
          new KeyboardEvent('keydown', { key: sent, bubbles: true, cancelable: true }),
        );
    };
    const isEmpty = typed === '';
    const instead: Record<string, (() => void) | false> = {
      Escape: onClose,
      PageDown: () => send('ArrowDown', pageSize),
      PageUp: () => send('ArrowUp', pageSize),
      ' ': isEmpty && (() => send('Enter')),
      a: isEmpty && ctrlKey && (() => change(values)),
    };
    // These belong to the text once there is one, all of them while a word is being composed.
    const isForText = event.nativeEvent.isComposing || (!isEmpty && /^(Home|End)$/.test(key));
    if (isForText) {
      event.stopPropagation();
      return;
    }
    // Who types fast means the list of the typed text, not the one that is still shown.
    if (/^(Arrow(Down|Up)|Page(Down|Up)|Enter)$/.test(key)) flushSync(narrow);
    const act = instead[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Combobox
      multiple
      immediate
      value={[...selected]}
      by={isSame}
      onChange={change}
      virtual={virtual}
    >
      {({ activeIndex }) => (
        <>
          <div className={head}>
            <div className={title}>
              <span>{label}</span>
              <Button tone="quiet" size="compact" onPress={onClose}>
                {messages.done}
              </Button>
            </div>
            <ComboboxInput
              as={SearchInput}
              activeId={activeIndex === null ? undefined : optionId(listId, activeIndex)}
              ref={input}
              className={control()}
              autoComplete="off"
              spellCheck={false}
              placeholder={messages.search}
              aria-label={messages.searchLabel({ label })}
              value={typed}
              displayValue={() => typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDownCapture={press}
            />
            <div className={tally}>
              <span>{messages.selected({ count: selected.length })}</span>
              <Button
                tone="quiet"
                size="compact"
                disabled={selected.length === 0}
                keepsFocus
                onPress={() => change([])}
              >
                {messages.clear}
              </Button>
            </div>
          </div>
          <ComboboxOptions
            as={MultiSelectFilterOptions}
            static
            hold
            modal={false}
            id={listId}
            className={list}
            aria-label={label}
            data-empty={found.length === 0}
            values={found}
            chosen={selected}
            activeIndex={activeIndex}
            countOf={countOf}
            onOptionPress={toggle}
          />
          {found.length === 0 && <p className={noResults}>{messages.noResults}</p>}
        </>
      )}
    </Combobox>
  );
};
