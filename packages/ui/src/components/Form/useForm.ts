import { useId, useState } from 'react';
import type { FormProps } from './Form.tsx';

type Problems<Values> = Readonly<Partial<Record<keyof Values, string>>>;

interface FormOptions<Values> {
  /** The initial values. */
  readonly initial: Values;
  /** The errors in the values, by field, in the order of the form. */
  readonly problemsOf: (values: Values) => Problems<Values>;
  /** The heading of the error summary. */
  readonly errorTitle: string;
  /** Whether a failed submit shows every error. @default true */
  readonly showsAllProblems?: boolean;
}

/** The values of a form. A field shows its error once the user leaves it, if it reports that; after a submit all do. */
export const useForm = <Values extends object>({
  initial,
  problemsOf,
  errorTitle,
  showsAllProblems = true,
}: FormOptions<Values>) => {
  type Name = keyof Values & string;
  const id = useId();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const problems = problemsOf(values);
  const names = Object.keys(problems) as Name[];
  const showsAll = showsAllProblems && attempt > 0;
  const idOf = (name: Name): string => `${id}-${name}`;
  const change = (changes: Partial<Values>): void =>
    setValues((before) => ({ ...before, ...changes }));
  /** The id and the error of any field. */
  const field = (name: Name) => ({
    id: idOf(name),
    error: showsAll || left.has(name) ? problems[name] : undefined,
  });

  return {
    values,
    change,
    isValid: names.length === 0,
    /** Shows the error of a field from then on. */
    leave: (name: Name): void => setLeft((before) => new Set(before).add(name)),
    field,
    /** The props of a text field. */
    text: (name: Name) => ({
      ...field(name),
      value: String(values[name]),
      onChange: ({ value }: { value: string }): void =>
        change({ [name]: value } as unknown as Partial<Values>),
    }),
    /** The props of the form; `submit` receives whether the values are valid. */
    form: (
      submit: (values: Values, isValid: boolean) => void,
    ): Pick<FormProps, 'errorTitle' | 'problems' | 'attempt' | 'onSubmit'> => ({
      errorTitle,
      problems: showsAll
        ? names.map((name) => ({ fieldId: idOf(name), message: problems[name]! }))
        : [],
      attempt,
      onSubmit: () => {
        setAttempt(attempt + 1);
        submit(values, names.length === 0);
      },
    }),
  };
};
