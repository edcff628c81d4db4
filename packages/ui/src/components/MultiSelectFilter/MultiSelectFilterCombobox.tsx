import { Combobox, ComboboxInput, ComboboxOptions } from '@headlessui/react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../internal/announce.ts';
import { control } from '../../internal/Field/Field.css.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { useCloseOnBack } from '../../internal/useCloseOnBack.ts';
import { useMedia } from '../../internal/useMedia.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { multiSelectFilterMessages } from './messages.ts';
import { header, list, noResults, pageSize, selection, title } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterOptions, optionId } from './MultiSelectFilterOptions.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';
import { useOptionSearch, type OptionSearch } from './useOptionSearch.ts';

interface MultiSelectFilterComboboxProps extends Omit<MultiSelectFilterProps, 'variant' | 'id'> {
  /** Closes the panel and restores the focus. */
  readonly onClose: () => void;
}

/**
 * Headless UI compares options with each other. To find the initially active option, it compares
 * them with the whole value, which makes the first selected option active.
 */
const isSame = (option: string, other: unknown): boolean =>
  Array.isArray(other) ? other.includes(option) : option === other;

/** The search input; Headless UI sets aria-activedescendant only for its own options, so this sets it. */
const SearchInput = ({
  activeId,
  ...props
}: ComponentProps<'input'> & { readonly activeId: string | undefined }) => (
  <input
    {...props}
    className={control()}
    autoComplete="off"
    spellCheck={false}
    aria-activedescendant={activeId}
  />
);

interface HeaderProps {
  readonly label: string;
  readonly count: number;
  readonly onClose: () => void;
  readonly onClear: () => void;
  /** The search input. */
  readonly children: ReactNode;
}

/** The part above the list: its title on phones, the search input, and the number of selected options. */
const Header = ({ label, count, onClose, onClear, children }: HeaderProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  return (
    <div className={header}>
      <div className={title}>
        <span>{label}</span>
        <Button tone="quiet" size="compact" onPress={onClose}>
          {messages.done}
        </Button>
      </div>
      {children}
      <div className={selection}>
        <span>{messages.selected({ count })}</span>
        <Button tone="quiet" size="compact" disabled={count === 0} keepsFocus onPress={onClear}>
          {messages.clear}
        </Button>
      </div>
    </div>
  );
};

/** Sends the search input another key instead, so that Headless UI handles it. */
const dispatchKey = (input: HTMLInputElement, key: string, times = 1): void => {
  for (let time = 0; time < times; time += 1)
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

interface KeyHandling extends Pick<OptionSearch, 'typed' | 'applySearch'> {
  readonly onClose: () => void;
  readonly onSelectAll: () => void;
}

/** Runs before Headless UI, which leaves Space and Ctrl+A to the text, and treats Page Up and Page Down as Home and End. */
const handleKeys =
  ({ typed, applySearch, onClose, onSelectAll }: KeyHandling) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, currentTarget: input } = event;
    const isEmpty = typed === '';
    // Home and End edit a non-empty text; an IME composition takes all keys.
    if (event.nativeEvent.isComposing || (!isEmpty && /^(Home|End)$/.test(key))) {
      event.stopPropagation();
      return;
    }
    const shortcuts: Record<string, (() => void) | false> = {
      Escape: onClose,
      PageDown: () => dispatchKey(input, 'ArrowDown', pageSize),
      PageUp: () => dispatchKey(input, 'ArrowUp', pageSize),
      ' ': isEmpty && (() => dispatchKey(input, 'Enter')),
      a: isEmpty && ctrlKey && onSelectAll,
    };
    // Applies the search before the key acts on the list, because the debounced filter may not have run yet.
    if (/^(Arrow(Down|Up)|Page(Down|Up)|Enter)$/.test(key)) flushSync(applySearch);
    const action = shortcuts[key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

/**
 * Focuses the search input once, after a delay in milliseconds. On touch screens the list gets the
 * focus instead, because a phone's keyboard would cover the options.
 */
const useFocusAfter = (input: RefObject<HTMLElement | null>, listId: string, delay: number): void =>
  useEffect(() => {
    const timer = setTimeout(() => {
      const isTouch = matchMedia(breakpoints.touch).matches;
      const target = isTouch ? document.getElementById(listId) : input.current;
      target?.focus({ preventScroll: true });
    }, delay);
    return () => clearTimeout(timer);
  }, [input, listId, delay]);

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
  const options = useOptionSearch(search, messages);
  const virtual = useMemo(() => ({ options: [...options.found] }), [options.found]);

  useFocusAfter(input, listId, focusDelay);
  useCloseOnBack(!useMedia(breakpoints.tablet), onClose);

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

  const onKeyDown = handleKeys({ ...options, onClose, onSelectAll: () => change(options.values) });

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
          <Header
            label={label}
            count={selected.length}
            onClose={onClose}
            onClear={() => change([])}
          >
            <ComboboxInput
              as={SearchInput}
              activeId={activeIndex === null ? undefined : optionId(listId, activeIndex)}
              ref={input}
              placeholder={messages.search}
              aria-label={messages.searchLabel({ label })}
              value={options.typed}
              displayValue={() => options.typed}
              onChange={(event) => options.setTyped(event.target.value)}
              onKeyDownCapture={onKeyDown}
            />
          </Header>
          <ComboboxOptions
            as={MultiSelectFilterOptions}
            static
            hold
            modal={false}
            id={listId}
            className={list}
            aria-label={label}
            data-empty={options.found.length === 0}
            values={options.found}
            selected={selected}
            activeIndex={activeIndex}
            labelOf={options.labelOf}
            countOf={options.countOf}
            onClick={({ target }) => {
              const option = (target as Element).closest<HTMLElement>('[role=option]');
              if (option) toggle(options.found[Number(option.dataset['index'])]!);
            }}
          />
          {options.found.length === 0 && <p className={noResults}>{messages.noResults}</p>}
        </>
      )}
    </Combobox>
  );
};
