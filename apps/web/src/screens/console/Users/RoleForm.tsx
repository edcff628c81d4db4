import { adminUserMessages, type AdminRole, type AdminUser } from '@seatwise/flows/admin-users';
import { Form } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { FormEnd, type FormProps } from './FormEnd.tsx';
import { RoleField } from './UserFields.tsx';
import { useUserForm } from './useUserForm.ts';

interface RoleFormProps extends FormProps<{ readonly roleId: number }> {
  readonly user: AdminUser;
  readonly roles: readonly AdminRole[];
}

/** Changes the role of a user. */
export const RoleForm = ({ user, roles, onSubmit, showsAllProblems, ...end }: RoleFormProps) => {
  const { field, form } = useUserForm({
    initial: { roleId: user.role?.id ?? 0 },
    problemsOf: ({ roleId }) => (roleId > 0 ? {} : { roleId: adminUserMessages.roleRequired }),
    showsAllProblems,
  });
  return (
    <Form {...form(onSubmit)}>
      <RoleField {...field('roleId')} required roles={roles} />
      <FormEnd {...end} submit={content.submit.role} />
    </Form>
  );
};
