import { useRef } from 'react';
import { control, frame, leading, trailing } from '../../internal/Field/Field.css.ts';
import { Field, type FieldProps } from '../../internal/Field/Field.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { search } from './SearchField.css.ts';
import { searchFieldMessages } from './messages.ts';

export interface SearchFieldProps extends Pick<
  FieldProps,
  'label' | 'hidesLabel' | 'name' | 'id' | 'disabled'
> {
  /** The current text. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** The placeholder. */
  readonly placeholder?: string;
  /** The number of results as a text, announced while typing. */
  readonly status?: string;
}

/** A search input that filters while typing. */
export const SearchField = ({
  value,
  onChange,
  placeholder,
  status,
  label,
  ...field
}: SearchFieldProps) => {
  const messages = useMessages('SearchField', searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <Field {...field} label={label} marksOptional={false}>
        {(attributes) => (
          <div className={frame}>
            <span className={leading}>
              <Icon icon={icons.Search} size="small" />
            </span>
            <input
              {...attributes}
              ref={input}
              className={`${control({ leading: true, trailing: true })} ${search}`}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={placeholder}
              value={value}
              onChange={(event) => onChange({ value: event.target.value })}
            />
            {value !== '' && (
              <span className={trailing}>
                <IconButton
                  label={messages.clear({ label })}
                  icon={icons.X}
                  size="compact"
                  onPress={() => {
                    onChange({ value: '' });
                    input.current?.focus();
                  }}
                />
              </span>
            )}
          </div>
        )}
      </Field>
      <VisuallyHidden as="div">
        <output>{status}</output>
      </VisuallyHidden>
    </search>
  );
};
