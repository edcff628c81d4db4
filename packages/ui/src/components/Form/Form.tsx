import { useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/ErrorSummary.tsx';
import { form } from './Form.css.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';

export interface FormProps {
  /** The fields and the submit button. */
  readonly children: ReactNode;
  /** Called on submit, by the button or by Enter. */
  readonly onSubmit: () => void;
  /** The id of the heading that names the form. */
  readonly labelledBy?: string;
  /** The heading of the error summary after a failed submit. */
  readonly errorTitle?: string;
  /** The errors after a failed submit. @default [] */
  readonly problems?: readonly FieldProblem[];
  /** The number of submit attempts; each moves the focus to the error summary. @default 0 */
  readonly attempt?: number;
  /** Whether the form takes the whole width, for many short fields side by side. @default false */
  readonly wide?: boolean;
}

/** A submit button that is disabled, natively or by `aria-disabled`, but not while loading. */
const disabledButton =
  '[type="submit"]:is(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))';

/** Input types that submit on Enter; the others use Enter themselves, as a file input does for its picker. */
const submittingTypes = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'number']);

/** True for Enter beside a disabled submit button, which blocks implicit submission; submitting shows the errors. */
const isBlockedSubmit = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  submittingTypes.has(target.type) &&
  target.form?.querySelector(disabledButton) != null;

const noProblems: readonly FieldProblem[] = [];

/** A form element; native validation is off, because the caller validates. */
export const Form = ({
  children,
  onSubmit,
  labelledBy,
  errorTitle = '',
  problems = noProblems,
  attempt = 0,
  wide = false,
}: FormProps) => {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirstError = useFocusFirstError(ref, problems.length > 0);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
    focusFirstError.arm();
  };
  return (
    <form
      ref={ref}
      className={form({ wide })}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={focusFirstError.cancel}
      onKeyDown={(event) => {
        if (isBlockedSubmit(event)) submit(event);
      }}
    >
      <ErrorSummary title={errorTitle} problems={problems} attempt={attempt} />
      {children}
    </form>
  );
};
