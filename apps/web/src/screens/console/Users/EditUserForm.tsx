import {
  editGenders,
  editProblems,
  editValuesOf,
  type AdminRole,
  type AdminUser,
  type EditValues,
} from '@seatwise/flows/admin-users';
import { Form, Grid, Select, TextField } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { FormEnd, type FormProps } from './FormEnd.tsx';
import { CategoryField, EmailField, PhoneField, RankField, RoleField } from './UserFields.tsx';
import { useUserForm } from './useUserForm.ts';

interface EditUserFormProps extends FormProps<EditValues> {
  readonly user: AdminUser;
  readonly roles: readonly AdminRole[];
}

const genders = editGenders.map((value) => ({ value, label: value }));

/** Edits all fields of a user. */
export const EditUserForm = ({
  user,
  roles,
  onSubmit,
  showsAllProblems,
  ...end
}: EditUserFormProps) => {
  const { field, form } = useUserForm({
    initial: editValuesOf(user),
    problemsOf: editProblems,
    showsAllProblems,
  });
  return (
    <Form {...form(onSubmit)}>
      <Grid columns={2}>
        <TextField {...field('id')} readOnly />
        <TextField {...field('username')} required autoComplete="off" />
        <TextField {...field('fullName')} required autoComplete="off" />
        <EmailField {...field('email')} pending={user.pendingEmail} />
        <PhoneField {...field('phoneNumber')} />
        <TextField {...field('rollNumber')} autoComplete="off" />
        <RankField {...field('air')} />
        <CategoryField {...field('counsellingCategory')} />
        <RoleField {...field('roleId')} roles={roles} />
        <Select {...field('gender')} placeholder={content.choose} options={genders} />
      </Grid>
      <FormEnd {...end} submit={content.submit.edit} />
    </Form>
  );
};
