import { useRef } from 'react';
import { control } from '../../internal/Field/Field.css.ts';
import { Field } from '../../internal/Field/Field.tsx';
import { lateModule } from '../../internal/lateModule.ts';
import { useLateModule } from '../../internal/useLateModule.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { filterLabel } from './filterLabel.ts';
import { multiSelectFilterMessages } from './messages.ts';
import { trigger, value as valueStyle } from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

const headless = lateModule(() => import('./HeadlessFilter.tsx'));

/** A multi-select: a button that opens a searchable listbox. */
export const MultiSelectFilter = ({
  label,
  selected,
  variant = 'field',
  id: givenId,
  ...panel
}: MultiSelectFilterProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  const { module, openerRef, standInProps } = useLateModule(headless);
  const openerElement = useRef<HTMLButtonElement>(null);
  const value = filterLabel(selected, messages);

  const button = (id = givenId) => {
    const buttonProps = {
      className:
        variant === 'field' ? `${control()} ${trigger({ variant })}` : trigger({ variant }),
      'aria-haspopup': 'listbox',
      'aria-label': messages[variant]({ label, value }),
      title: variant === 'icon' ? messages.open({ label }) : undefined,
      'data-active': selected.length > 0,
      ...(id !== undefined && { id }),
      children: (
        <>
          {variant === 'field' && <span className={valueStyle}>{value}</span>}
          <Icon icon={variant === 'field' ? icons.ChevronDown : icons.ListFilter} size="small" />
        </>
      ),
    } as const;
    if (module)
      return (
        <module.HeadlessFilterButton
          {...buttonProps}
          ref={(element: HTMLButtonElement | null) => {
            openerElement.current = element;
            openerRef(element);
          }}
        />
      );
    return <button type="button" aria-expanded={false} {...buttonProps} {...standInProps} />;
  };
  const opener =
    variant === 'field' ? (
      <Field label={label} marksOptional={false} {...(givenId !== undefined && { id: givenId })}>
        {({ id }) => button(id)}
      </Field>
    ) : (
      button()
    );

  if (!module) return opener;
  return (
    <module.HeadlessFilter label={label} selected={selected} opener={openerElement} {...panel}>
      {opener}
    </module.HeadlessFilter>
  );
};
