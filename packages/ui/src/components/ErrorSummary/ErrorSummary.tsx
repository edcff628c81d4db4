import { useEffect, useRef } from 'react';
import { link } from '../../css/link.css.ts';
import { list, summary } from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The DOM id of the field. */
  readonly fieldId: string;
  /** The error message of the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** The heading of the summary. */
  readonly title: string;
  /** The errors in the order of the form; nothing is rendered while there are none. */
  readonly problems: readonly FieldProblem[];
  /** The number of submit attempts; the summary takes the focus on each. */
  readonly attempt: number;
}

/** The errors of a form, each linking to its field. */
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
