import {
  detailsProblems,
  editValuesOf,
  type AdminUser,
  type EditValues,
} from '@seatwise/flows/admin-users';
import { Form, Grid, TextField } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import { FormEnd, type FormProps } from './FormEnd.tsx';
import { CategoryField, EmailField, PhoneField, RankField } from './UserFields.tsx';
import { useUserForm } from './useUserForm.ts';

interface DetailsFormProps extends FormProps<EditValues> {
  readonly user: AdminUser;
}

/** Edits the details of a user, but not full name, role and gender. */
export const DetailsForm = ({ user, onSubmit, showsAllProblems, ...end }: DetailsFormProps) => {
  const { field, form } = useUserForm({
    initial: editValuesOf(user),
    problemsOf: detailsProblems,
    showsAllProblems,
  });
  return (
    <Form {...form(onSubmit)}>
      <Grid columns={2}>
        <TextField {...field('username')} required autoComplete="off" />
        <EmailField {...field('email')} pending={user.pendingEmail} />
        <TextField {...field('rollNumber')} autoComplete="off" />
        <PhoneField {...field('phoneNumber')} />
        <CategoryField {...field('counsellingCategory')} />
        <RankField {...field('air')} />
      </Grid>
      <FormEnd {...end} submit={content.submit.details} />
    </Form>
  );
};
