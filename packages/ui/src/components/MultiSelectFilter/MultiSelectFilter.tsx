import { control, Field } from '../../internal/Field/index.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useLateModule } from '../../internal/useLateModule.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { glyphs, Icon } from '../Icon/index.ts';
import { filterLabel } from './filterLabel.ts';
import { multiSelectFilterMessages } from './messages.ts';
import { chosen, trigger } from './MultiSelectFilter.css.ts';
import type { MultiSelectFilterProps } from './multiSelectFilterTypes.ts';

const headless = lateModule(() => import('./HeadlessFilter.tsx'));

/** Any number of values out of many: a button that opens a searchable list. */
export const MultiSelectFilter = ({
  label,
  selected,
  look = 'field',
  id: givenId,
  ...panel
}: MultiSelectFilterProps) => {
  const messages = useMessages('MultiSelectFilter', multiSelectFilterMessages);
  const { module, openerRef, standInProps } = useLateModule(headless);
  const value = filterLabel(selected, messages);

  const button = (id = givenId) => {
    const buttonProps = {
      className: look === 'field' ? `${control()} ${trigger({ look })}` : trigger({ look }),
      'aria-haspopup': 'listbox',
      'aria-label': messages[look]({ label, value }),
      title: look === 'icon' ? messages.open({ label }) : undefined,
      'data-active': selected.length > 0,
      ...(id !== undefined && { id }),
      children: (
        <>
          {look === 'field' && <span className={chosen}>{value}</span>}
          <Icon glyph={look === 'field' ? glyphs.ChevronDown : glyphs.ListFilter} size="small" />
        </>
      ),
    } as const;
    if (module) return <module.HeadlessFilterButton {...buttonProps} ref={openerRef} />;
    return <button type="button" aria-expanded={false} {...buttonProps} {...standInProps} />;
  };
  const opener =
    look === 'field' ? (
      <Field label={label} marksOptional={false} {...(givenId !== undefined && { id: givenId })}>
        {({ id }) => button(id)}
      </Field>
    ) : (
      button()
    );

  if (!module) return opener;
  return (
    <module.HeadlessFilter label={label} selected={selected} {...panel}>
      {opener}
    </module.HeadlessFilter>
  );
};
