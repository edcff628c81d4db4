import type { HTMLInputAutoCompleteAttribute } from 'react';
import { control, Field, type FieldProps } from '../../internal/Field/index.ts';

export interface TextFieldProps extends FieldProps {
  /** What has been typed. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** What kind of text it is; decides about keyboards and checks. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  /** Which keyboard a phone shows, where `type` does not decide it. */
  readonly inputMode?: 'numeric' | 'decimal';
  /** What the browser or a password manager may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The most characters it takes. */
  readonly maxLength?: number;
  /** An example, shown while nothing is typed. */
  readonly placeholder?: string;
  /** It can be read and copied, not changed. @default false */
  readonly readOnly?: boolean;
}

/** One line of text. */
export const TextField = ({
  value,
  onChange,
  onBlur,
  type = 'text',
  inputMode,
  autoComplete,
  maxLength,
  placeholder,
  readOnly = false,
  marksOptional = true,
  ...field
}: TextFieldProps) => (
  <Field {...field} marksOptional={marksOptional && !readOnly}>
    {(attributes) => (
      <input
        {...attributes}
        className={control({ figures: inputMode !== undefined || type === 'tel' })}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={maxLength}
        placeholder={placeholder}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
        onBlur={onBlur}
      />
    )}
  </Field>
);
