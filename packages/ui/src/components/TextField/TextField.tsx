import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import { error as errorStyle, field, input, label as labelStyle } from './TextField.css.ts';

export interface TextFieldProps {
  /** What is asked for. */
  readonly label: string;
  /** What has been typed. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'password';
  /** What a password manager or the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What is wrong, in words that say how to put it right. */
  readonly error?: string | undefined;
  /** Whether it must be filled in. @default false */
  readonly required?: boolean;
}

export const TextField = ({
  label,
  value,
  onChange,
  onBlur,
  type = 'text',
  autoComplete,
  error,
  required = false,
}: TextFieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={field}>
      <label className={labelStyle} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={input}
        type={type}
        value={value}
        required={required}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => onChange({ value: event.target.value })}
        onBlur={onBlur}
      />
      {error !== undefined && (
        <p id={errorId} className={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
};
