import type { Problems } from '@seatwise/flows/shared';
import { useForm } from '@seatwise/ui';
import { content } from '../../../content/users.ts';

type FieldName<Values> = keyof Values & keyof typeof content.fields;

interface FormOptions<Values> {
  readonly initial: Values;
  readonly problemsOf: (values: Values) => Problems<Values>;
  /** An invalid form was submitted: if it was this one, every field shows its error. */
  readonly showsAllProblems: boolean;
}

/** The state of a form whose fields show their errors once they were left. */
export const useUserForm = <Values extends object>(options: FormOptions<Values>) => {
  const { text, leave, change, ...rest } = useForm({ ...options, errorTitle: content.wrong });
  const { values } = rest;
  return {
    ...rest,
    field: (name: FieldName<Values>) => ({
      ...text(name),
      name: String(name),
      label: String(content.fields[name]),
      // Role ids are numbers, and 0 stands for no role.
      value: values[name] === 0 ? '' : String(values[name]),
      onChange: ({ value }: { value: string }): void =>
        change({
          [name]: typeof values[name] === 'number' ? Number(value) : value,
        } as unknown as Partial<Values>),
      onBlur: () => leave(name),
    }),
  };
};
