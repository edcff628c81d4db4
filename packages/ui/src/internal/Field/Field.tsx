import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import {
  error as errorStyle,
  field,
  head,
  hint as hintStyle,
  label as labelStyle,
  optional,
} from './Field.css.ts';
import { useMessages } from '../useMessages.ts';
import { fieldMessages } from './messages.ts';

/** What every field has in common. */
export interface FieldProps {
  /** What is asked for. */
  readonly label: string;
  /** How to answer, before anything is typed. */
  readonly hint?: ReactNode;
  /** What is wrong, in words that say how to put it right. */
  readonly error?: string | undefined;
  /** Whether it must be answered; fields that need not be are marked «optional». @default false */
  readonly required?: boolean;
  /** Whether one that need not be answered says so; not among filters, where none has to be. @default true */
  readonly marksOptional?: boolean;
  /** It cannot be answered now. @default false */
  readonly disabled?: boolean;
  /** The name it has in its form. */
  readonly name?: string;
  /** A name for others to refer to, such as an error summary. */
  readonly id?: string;
}

/** The attributes that tie a control to its label, its hint and its error. */
interface ControlProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Draws the control. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, hint under it, control, error below: the same for every field. */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  name,
  id: givenId,
  children,
  marksOptional = true,
}: FieldShellProps) => {
  const messages = useMessages('Field', fieldMessages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(
    Boolean,
  );
  return (
    <div className={field}>
      <div className={head}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {!required && marksOptional && (
          // Beside the label, so that the name of the field stays what it is called.
          <span className={optional} aria-hidden="true">
            {messages.optional}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <div id={hintId} className={hintStyle}>
          {hint}
        </div>
      )}
      {children({
        id,
        name,
        required,
        disabled,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
};

/** The error of a field or of a group of them. */
export const FieldError = ({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}) =>
  error === undefined ? null : (
    <p id={id} className={errorStyle}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
