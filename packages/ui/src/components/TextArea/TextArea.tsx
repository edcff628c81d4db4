import { control } from '../../internal/Field/Field.css.ts';
import { Field, type FieldProps } from '../../internal/Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** The current text. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called on blur. */
  readonly onBlur?: () => void;
  /** The maximum number of characters. */
  readonly maxLength?: number;
  /** The initial number of lines. @default 4 */
  readonly rows?: number;
}

/** A multi-line text input. */
export const TextArea = ({
  value,
  onChange,
  onBlur,
  maxLength,
  rows = 4,
  ...field
}: TextAreaProps) => (
  <Field {...field}>
    {(attributes) => (
      <textarea
        {...attributes}
        className={`${control()} ${area}`}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
        onBlur={onBlur}
      />
    )}
  </Field>
);
