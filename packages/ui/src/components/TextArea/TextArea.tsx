import { control, Field, type FieldProps } from '../../internal/Field/index.ts';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** What has been typed. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** The most characters it takes. */
  readonly maxLength?: number;
  /** How many lines it shows at first. @default 4 */
  readonly rows?: number;
}

/** Several lines of text. */
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
