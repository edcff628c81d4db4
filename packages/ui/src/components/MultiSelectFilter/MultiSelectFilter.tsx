import { Popover, PopoverButton } from '@headlessui/react';
import { Fragment } from 'react';
import { control, Field } from '../../internal/Field/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { glyphs, Icon } from '../Icon/index.ts';
import { filterLabel } from './filterLabel.ts';
import { multiSelectFilterMessages } from './messages.ts';
import { chosen, trigger } from './MultiSelectFilter.css.ts';
import { MultiSelectFilterPanel } from './MultiSelectFilterPanel.tsx';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

/** Any number of values out of many: a button that opens a searchable list. */
export const MultiSelectFilter = ({
  label,
  selected,
  look = 'field',
  id: givenId,
  ...panel
}: MultiSelectFilterProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  const value = filterLabel(selected, messages);

  const button = (id = givenId) => (
    <PopoverButton
      className={look === 'field' ? `${control()} ${trigger({ look })}` : trigger({ look })}
      aria-haspopup="listbox"
      aria-label={messages[look]({ label, value })}
      title={look === 'icon' ? messages.open({ label }) : undefined}
      data-active={selected.length > 0}
      {...(id !== undefined && { id })}
    >
      {look === 'field' && <span className={chosen}>{value}</span>}
      <Icon glyph={look === 'field' ? glyphs.ChevronDown : glyphs.ListFilter} size="small" />
    </PopoverButton>
  );

  return (
    <Popover as={Fragment}>
      {look === 'field' ? (
        <Field label={label} marksOptional={false} {...(givenId !== undefined && { id: givenId })}>
          {({ id }) => button(id)}
        </Field>
      ) : (
        button()
      )}
      <MultiSelectFilterPanel label={label} selected={selected} {...panel} />
    </Popover>
  );
};
