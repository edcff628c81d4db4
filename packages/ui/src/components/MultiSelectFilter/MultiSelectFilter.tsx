import { control } from '../../internal/Field/Field.css.ts';
import { Field } from '../../internal/Field/Field.tsx';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useLazyTrigger } from '../../internal/useLazyTrigger.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { filterLabel } from './filterLabel.ts';
import { multiSelectFilterMessages } from './messages.ts';
import { trigger as triggerStyle, value as valueStyle } from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

const headless = lazyModule(() => import('./HeadlessFilter.tsx'));

/** A multi-select: a button that opens a searchable listbox. */
export const MultiSelectFilter = ({
  label,
  selected,
  variant = 'field',
  id: givenId,
  ...panel
}: MultiSelectFilterProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  const { module, opener, triggerProps } = useLazyTrigger(headless);
  const value = filterLabel(selected, messages);

  const button = (id = givenId) => {
    const buttonProps = {
      className:
        variant === 'field'
          ? `${control()} ${triggerStyle({ variant })}`
          : triggerStyle({ variant }),
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
    if (module) return <module.HeadlessFilterButton {...buttonProps} ref={opener} />;
    return <button type="button" {...buttonProps} {...triggerProps} />;
  };
  const trigger =
    variant === 'field' ? (
      <Field label={label} marksOptional={false} {...(givenId !== undefined && { id: givenId })}>
        {({ id }) => button(id)}
      </Field>
    ) : (
      button()
    );

  if (!module) return trigger;
  return (
    <module.HeadlessFilter label={label} selected={selected} opener={opener} {...panel}>
      {trigger}
    </module.HeadlessFilter>
  );
};
