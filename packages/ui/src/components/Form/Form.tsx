import { useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/index.ts';
import { form } from './Form.css.ts';
import { useWayToError } from './useWayToError.ts';

export interface FormProps {
  /** The fields and the button that sends. */
  readonly children: ReactNode;
  /** Called when it is sent, by the button or by Enter. */
  readonly onSubmit: () => void;
  /** The id of the heading that names it. */
  readonly labelledBy?: string;
  /** What a failed attempt says above its list of problems. */
  readonly errorTitle?: string;
  /** What is wrong after a failed attempt. @default [] */
  readonly problems?: readonly FieldProblem[];
  /** How often sending was attempted; moves the focus to the problems. @default 0 */
  readonly attempt?: number;
}

/** Disabled, with or without keeping the focus; one that is at work is not held back. */
const disabledButton =
  '[type="submit"]:is(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))';

/** Others have a use of their own for Enter: it opens the picker of a file. */
const typed = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'number']);

/** Enter sends nothing while the button is disabled; then nobody hears what is missing. */
const isHeldBack = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  typed.has(target.type) &&
  target.form?.querySelector(disabledButton) != null;

const none: readonly FieldProblem[] = [];

/** Fields that are sent together. Checking them is the caller's part, so the browser's is off. */
export const Form = ({
  children,
  onSubmit,
  labelledBy,
  errorTitle = '',
  problems = none,
  attempt = 0,
}: FormProps) => {
  const ref = useRef<HTMLFormElement>(null);
  const wayToError = useWayToError(ref, problems.length > 0);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
    wayToError.expect();
  };
  return (
    <form
      ref={ref}
      className={form}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={send}
      onInput={wayToError.giveUp}
      onKeyDown={(event) => {
        if (isHeldBack(event)) send(event);
      }}
    >
      <ErrorSummary title={errorTitle} problems={problems} attempt={attempt} />
      {children}
    </form>
  );
};
