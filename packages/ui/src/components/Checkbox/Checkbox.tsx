import { useId, type ReactNode } from 'react';
import { box } from '../../css/checkbox.css.ts';
import { FieldError } from '../../internal/Field/index.ts';
import { row } from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is agreed to or chosen. */
  readonly label: ReactNode;
  /** Whether it is. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onChange: (change: { checked: boolean }) => void;
  /** What is wrong, in words that say how to put it right. */
  readonly error?: string | undefined;
  /** Whether it must be ticked. @default false */
  readonly required?: boolean;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
  /** The name it has in its form. */
  readonly name?: string;
  /** A name for others to refer to, such as an error summary. */
  readonly id?: string;
}

/** Yes or no, taken over with the form around it. */
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
