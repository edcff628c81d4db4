import { useEffect, useRef } from 'react';
import { link } from '../../css/link.css.ts';
import { list, summary } from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The id of the field. */
  readonly fieldId: string;
  /** What is wrong with it. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** What the form says about its state. */
  readonly title: string;
  /** What is wrong, in the order of the form; nothing is shown while it is empty. */
  readonly problems: readonly FieldProblem[];
  /** Grows with each attempt to send; at each one the summary takes the focus. */
  readonly attempt: number;
}

/** Everything that is wrong with a form, each entry leading to its field. */
export const ErrorSummary = ({ title, problems, attempt }: ErrorSummaryProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={ref} className={summary} role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      <ul className={list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className={link({ variant: 'text' })}
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
