import { Combobox, ComboboxInput, ComboboxOptions } from '@headlessui/react';
import { useEffect, useId, useMemo, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../internal/announce.ts';
import { control } from '../../internal/Field/Field.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { multiSelectFilterMessages } from './messages.ts';
import { header, list, noResults, pageSize, selection, title } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterOptions, optionId } from './MultiSelectFilterOptions.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';
import { useOptionSearch } from './useOptionSearch.ts';

interface MultiSelectFilterComboboxProps extends Omit<MultiSelectFilterProps, 'variant' | 'id'> {
  /** Closes the panel and restores the focus. */
  readonly onClose: () => void;
}

/**
 * Headless UI compares options with each other and, to find the initially active one, with the whole
 * value: that is the first selected option.
 */
const isSame = (option: string, other: unknown): boolean =>
  Array.isArray(other) ? other.includes(option) : option === other;

/** The search input; Headless UI sets aria-activedescendant only for its own options. */
const SearchInput = ({
  activeId,
  ...props
}: ComponentProps<'input'> & { readonly activeId: string | undefined }) => (
  <input {...props} aria-activedescendant={activeId} />
);

/** The search input and the virtualized listbox. */
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
  const { typed, setTyped, values, found, countOf, applySearch } = useOptionSearch(
    search,
    messages,
  );
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

  /** Runs before Headless UI, which leaves Space and Ctrl+A to the text, and takes Page Up and Down for Home and End. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, currentTarget } = event;
    const dispatch = (dispatchedKey: string, times = 1): void => {
      for (let time = 0; time < times; time += 1)
        currentTarget.dispatchEvent(
          new KeyboardEvent('keydown', { key: dispatchedKey, bubbles: true, cancelable: true }),
        );
    };
    const isEmpty = typed === '';
    const shortcuts: Record<string, (() => void) | false> = {
      Escape: onClose,
      PageDown: () => dispatch('ArrowDown', pageSize),
      PageUp: () => dispatch('ArrowUp', pageSize),
      ' ': isEmpty && (() => dispatch('Enter')),
      a: isEmpty && ctrlKey && (() => change(values)),
    };
    // Home and End edit a non-empty text, and all keys belong to an IME composition.
    const isForText = event.nativeEvent.isComposing || (!isEmpty && /^(Home|End)$/.test(key));
    if (isForText) {
      event.stopPropagation();
      return;
    }
    // Before the key acts on the list: the debounced filter may not have run yet.
    if (/^(Arrow(Down|Up)|Page(Down|Up)|Enter)$/.test(key)) flushSync(applySearch);
    const action = shortcuts[key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
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
          <div className={header}>
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
              onKeyDownCapture={onKeyDown}
            />
            <div className={selection}>
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
            selected={selected}
            activeIndex={activeIndex}
            countOf={countOf}
            onClick={({ target }) => {
              const option = (target as Element).closest<HTMLElement>('[role=option]');
              if (option) toggle(found[Number(option.dataset['index'])]!);
            }}
          />
          {found.length === 0 && <p className={noResults}>{messages.noResults}</p>}
        </>
      )}
    </Combobox>
  );
};
