import { useId, type ReactNode } from 'react';
import { box } from '../../css/checkbox.css.ts';
import { FieldError } from '../../internal/Field/Field.tsx';
import { row } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The label. */
  readonly label: ReactNode;
  /** Whether the box is checked. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onChange: (change: { checked: boolean }) => void;
  /** The error message, which says how to fix the error. */
  readonly error?: string | undefined;
  /** Whether the user must check the box. @default false */
  readonly required?: boolean;
  /** Whether the checkbox is disabled. @default false */
  readonly disabled?: boolean;
  /** The name in the form data. */
  readonly name?: string;
  /** The DOM id, for example as the target of an error summary. */
  readonly id?: string;
}

/** A yes-or-no field of a form, applied on submit. */
export const Checkbox = ({
  label,
  checked,
  onChange,
  error,
  required = false,
  disabled = false,
  name,
  id: givenId,
}: CheckboxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <label className={row}>
        <input
          id={id}
          className={box}
          type="checkbox"
          name={name}
          checked={checked}
          required={required}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange({ checked: event.target.checked })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
