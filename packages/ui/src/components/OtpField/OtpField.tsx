import { control, Field, type FieldProps } from '../../internal/Field/index.ts';
import { code } from './OtpField.css.ts';

export interface OtpFieldProps extends FieldProps {
  /** What has been typed. */
  readonly value: string;
  /** Called with the new text; spaces are left out, because codes are often copied with them. */
  readonly onChange: (change: { value: string }) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** The most digits it takes; a longer code is cut. @default none */
  readonly maxLength?: number;
}

/** A one-time code in one input, so that pasting and the phone's own suggestion work. */
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
