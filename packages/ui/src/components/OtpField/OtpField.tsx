import { control } from '../../internal/Field/Field.css.ts';
import { Field, type FieldProps } from '../../internal/Field/Field.tsx';
import { code } from './OtpField.css.ts';

export interface OtpFieldProps extends FieldProps {
  /** The current text. */
  readonly value: string;
  /** Called with the new text without spaces, because codes are often copied with them. */
  readonly onChange: (change: { value: string }) => void;
  /** Called on blur. */
  readonly onBlur?: () => void;
  /** The maximum number of digits; a longer code is cut off. @default none */
  readonly maxLength?: number;
}

/** A one-time code in a single input, so that paste and autofill of codes work. */
export const OtpField = ({
  value,
  onChange,
  onBlur,
  maxLength = Infinity,
  ...field
}: OtpFieldProps) => (
  <Field {...field}>
    {(attributes) => (
      <input
        {...attributes}
        className={`${control({ figures: true })} ${code}`}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        onChange={(event) =>
          onChange({ value: event.target.value.replace(/\s/g, '').slice(0, maxLength) })
        }
        onBlur={onBlur}
      />
    )}
  </Field>
);
