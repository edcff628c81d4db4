import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import {
  error as errorStyle,
  errorIcon,
  fact,
  field,
  labelRow,
  hiddenLabelRow,
  hint as hintStyle,
  label as labelStyle,
  optional,
} from './Field.css.ts';
import { useMessages } from '../useMessages.ts';
import { fieldMessages } from './messages.ts';

/** The props that all fields share. */
export interface FieldProps {
  /** The label. */
  readonly label: string;
  /** A help text above the control. */
  readonly hint?: ReactNode;
  /** The error message, which says how to fix the error. */
  readonly error?: string | undefined;
  /** Whether the field is required; the others are marked «optional». @default false */
  readonly required?: boolean;
  /** Whether an optional field is marked as such; false among filters, which are all optional. @default true */
  readonly marksOptional?: boolean;
  /** Whether only screen readers get the label, because the control itself shows its purpose. @default false */
  readonly hidesLabel?: boolean;
  /** Whether the control is disabled. @default false */
  readonly disabled?: boolean;
  /** The name in the form data. */
  readonly name?: string;
  /** The DOM id, for example as the target of an error summary. */
  readonly id?: string;
}

/** The attributes that associate a control with its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Draws the field as a fact, its value large below the label. @default false */
  readonly plain?: boolean;
  /** Renders the control. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** The layout of every field: label, hint, control, error. */
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
  hidesLabel = false,
  plain = false,
}: FieldShellProps) => {
  const messages = useMessages('Field', fieldMessages);
  const ownId = useId();
  const id = givenId ?? ownId;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(
    Boolean,
  );
  return (
    <div className={plain ? fact : field}>
      <div className={hidesLabel ? hiddenLabelRow : labelRow}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {!required && marksOptional && !hidesLabel && (
          // Outside of the label, this text is not part of the accessible name.
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

/** The error message of a field or a group of fields. */
export const FieldError = ({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}) =>
  error === undefined ? null : (
    <p id={id} className={errorStyle}>
      <CircleAlert className={errorIcon} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
