import type { Problems } from '@seatwise/flows/admin-users';
import { useId, useState } from 'react';
import { content } from '../../content/users.ts';

type FieldName<Values> = keyof Values & keyof typeof content.fields;

/** What each field of a form is given. */
interface FieldAttributes {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (change: { value: string }) => void;
  readonly onBlur: () => void;
}

interface FormOptions<Values> {
  readonly initial: Values;
  readonly problemsOf: (values: Values) => Problems<Values>;
  /** Something incomplete was sent: if it was this form, every field now shows what is wrong with it. */
  readonly showsAllProblems: boolean;
}

/** What is typed into a form. Fields show what is wrong with them once they have been left. */
export const useUserForm = <Values extends object>({
  initial,
  problemsOf,
  showsAllProblems,
}: FormOptions<Values>) => {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const problems = problemsOf(values);
  const showsAll = showsAllProblems && attempt > 0;
  const names = Object.keys(problems) as FieldName<Values>[];

  return {
    values,
    isValid: names.length === 0,
    field: (name: FieldName<Values>): FieldAttributes => ({
      id: `${id}-${name}`,
      name,
      label: content.fields[name],
      // Roles are chosen by their number, and 0 is none.
      value: values[name] === 0 ? '' : String(values[name]),
      error: showsAll || left.has(name) ? problems[name] : undefined,
      onChange: ({ value }) =>
        setValues({ ...values, [name]: typeof values[name] === 'number' ? Number(value) : value }),
      onBlur: () => setLeft(new Set(left).add(name)),
    }),
    /** For the form around the fields: its summary of what is wrong, after each attempt. */
    form: (submit: (values: Values) => void) => ({
      errorTitle: content.wrong,
      problems: showsAll
        ? names.map((name) => ({ fieldId: `${id}-${name}`, message: problems[name]! }))
        : [],
      attempt,
      onSubmit: () => {
        setAttempt(attempt + 1);
        submit(values);
      },
    }),
  };
};
