import { newPasswordProblem, passwordHint } from '@seatwise/flows/admin-users';
import { Form, PasswordField } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { FormEnd, type FormProps } from './FormEnd.tsx';
import { useUserForm } from './useUserForm.ts';

interface NewPassword {
  readonly newPassword: string;
}

/** Sets a new password for a user. */
export const PasswordForm = ({ onSubmit, showsAllProblems, ...end }: FormProps<NewPassword>) => {
  const { values, field, form } = useUserForm<NewPassword>({
    initial: { newPassword: '' },
    problemsOf: ({ newPassword }) => {
      const problem = newPasswordProblem(newPassword);
      return problem === undefined ? {} : { newPassword: problem };
    },
    showsAllProblems,
  });
  return (
    <Form {...form(onSubmit)}>
      <PasswordField
        {...field('newPassword')}
        required
        autoComplete="new-password"
        hint={passwordHint(values.newPassword)}
      />
      <FormEnd {...end} submit={content.submit.password} />
    </Form>
  );
};
