import type { ReactNode } from 'react';
import { ErrorSummary, type FieldProblem } from '../ErrorSummary/index.ts';
import { form } from './Form.css.ts';

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

const isHeldBack = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement &&
  target.form?.querySelector('[type="submit"]:disabled') != null;

const none: readonly FieldProblem[] = [];

/** Fields that are sent together. Checking them is the caller's part, so the browser's is off. */
export const Form = ({
  children,
  onSubmit,
  labelledBy,
  errorTitle = '',
  problems = none,
  attempt = 0,
}: FormProps) => (
  <form
    className={form}
    noValidate
    aria-labelledby={labelledBy}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    onKeyDown={(event) => {
      // Enter sends nothing while the button is disabled; then nobody hears what is missing.
      if (event.key !== 'Enter' || !isHeldBack(event.target)) return;
      event.preventDefault();
      onSubmit();
    }}
  >
    <ErrorSummary title={errorTitle} problems={problems} attempt={attempt} />
    {children}
  </form>
);
