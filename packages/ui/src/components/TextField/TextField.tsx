import type { HTMLInputAutoCompleteAttribute } from 'react';
import { control } from '../../internal/Field/Field.css.ts';
import { Field, type FieldProps } from '../../internal/Field/Field.tsx';

export interface TextFieldProps extends FieldProps {
  /** The current text. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called on blur. */
  readonly onBlur?: () => void;
  /** The input type, which sets the virtual keyboard and native behaviour. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'datetime-local';
  /** The virtual keyboard, if `type` does not set it. */
  readonly inputMode?: 'numeric' | 'decimal';
  /** The autofill hint for browsers and password managers. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The maximum number of characters. */
  readonly maxLength?: number;
  /** The placeholder, such as an example. */
  readonly placeholder?: string;
  /** Whether the input is read-only. @default false */
  readonly readOnly?: boolean;
  /** Draws a read-only field as a fact: without a box, its value large below the label. @default false */
  readonly plain?: boolean;
  /** Whether the input is outside of any form around it, so that Enter submits nothing. @default false */
  readonly formless?: boolean;
}

/** A single-line text input. */
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
  plain = false,
  formless = false,
  marksOptional = true,
  ...field
}: TextFieldProps) => (
  <Field {...field} plain={plain && readOnly} marksOptional={marksOptional && !readOnly}>
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
        // An empty id matches no form.
        form={formless ? '' : undefined}
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
        onBlur={onBlur}
      />
    )}
  </Field>
);
