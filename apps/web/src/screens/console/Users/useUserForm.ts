import type { Problems } from '@seatwise/flows/admin-users';
import { useId, useState } from 'react';
import { content } from '../../../content/users.ts';

type FieldName<Values> = keyof Values & keyof typeof content.fields;

/** The props of a form field. */
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
  /** An invalid form was submitted: if it was this one, every field shows its error. */
  readonly showsAllProblems: boolean;
}

/** The state of a form whose fields show their errors once they are touched. */
export const useUserForm = <Values extends object>({
  initial,
  problemsOf,
  showsAllProblems,
}: FormOptions<Values>) => {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
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
      // Role ids are numbers, and 0 stands for no role.
      value: values[name] === 0 ? '' : String(values[name]),
      error: showsAll || touched.has(name) ? problems[name] : undefined,
      onChange: ({ value }) =>
        setValues({ ...values, [name]: typeof values[name] === 'number' ? Number(value) : value }),
      onBlur: () => setTouched(new Set(touched).add(name)),
    }),
    /** The props of the form, with an error summary after each attempt. */
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
