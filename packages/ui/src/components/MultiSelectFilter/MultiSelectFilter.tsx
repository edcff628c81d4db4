import { useRef } from 'react';
import { control, Field } from '../../internal/Field/index.ts';
import { usePopover } from '../../internal/usePopover.ts';
import { glyphs, Icon } from '../Icon/index.ts';
import { filterLabel } from './filterLabel.ts';
import { chosen, panel, trigger } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterPanel, type PanelHandle } from './MultiSelectFilterPanel.tsx';

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
  readonly look?: 'field' | 'icon';
  /** How long typing rests before it narrows the list. Milliseconds. @default 0 */
  readonly searchDelay?: number;
  /** How long after opening the search takes the focus. Milliseconds. @default 0 */
  readonly focusDelay?: number;
  /** A name for others to refer to, such as an error summary. */
  readonly id?: string;
}

/** Any number of values out of many: a button that opens a searchable list. */
export const MultiSelectFilter = ({
  label,
  options,
  selected,
  onChange,
  onSearch,
  look = 'field',
  searchDelay = 0,
  focusDelay = 0,
  id: givenId,
}: MultiSelectFilterProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const inside = useRef<PanelHandle>(null);
  const { id, isOpen, close } = usePopover(opener, box, () => {
    if (focusDelay > 0) setTimeout(() => inside.current?.focus(), focusDelay);
    else inside.current?.focus();
  });
  const words = filterLabel(selected);

  const button = (buttonId = givenId) => (
    <button
      ref={opener}
      id={buttonId}
      type="button"
      className={look === 'field' ? `${control()} ${trigger({ look })}` : trigger({ look })}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={look === 'field' ? `${label}: ${words}` : `Filter ${label}: ${words}`}
      title={look === 'icon' ? `Filter ${label}` : undefined}
      data-active={selected.length > 0}
      popoverTarget={id}
    >
      {look === 'field' && <span className={chosen}>{words}</span>}
      <Icon glyph={look === 'field' ? glyphs.ChevronDown : glyphs.ListFilter} size="small" />
    </button>
  );

  return (
    <>
      {look === 'field' ? (
        <Field label={label} marksOptional={false} {...(givenId !== undefined && { id: givenId })}>
          {({ id: fieldId }) => button(fieldId)}
        </Field>
      ) : (
        button()
      )}
      <div
        ref={box}
        id={id}
        popover="auto"
        className={panel}
        onBlur={(event) => {
          // Tab leads out, and what one has left is closed.
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        {isOpen && (
          <MultiSelectFilterPanel
            ref={inside}
            label={label}
            options={options}
            selected={selected}
            onChange={onChange}
            onSearch={onSearch}
            searchDelay={searchDelay}
          />
        )}
      </div>
    </>
  );
};
