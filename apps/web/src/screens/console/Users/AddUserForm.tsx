import {
  addDraftOf,
  addProblems,
  addValuesFrom,
  passwordHint,
  type AdminRole,
  type AddValues,
} from '@seatwise/flows/admin-users';
import { Form, Grid, PasswordField, Select, TextField } from '@seatwise/ui';
import { useEffect, useState } from 'react';
import { content } from '../../../content/users.ts';
import { useServices } from '../../../services/services.ts';
import { FormEnd, type FormProps } from './FormEnd.tsx';
import { CategoryField, PhoneField, RankField, RoleField } from './UserFields.tsx';
import { useUserForm } from './useUserForm.ts';

interface AddUserFormProps extends FormProps<AddValues> {
  readonly roles: readonly AdminRole[];
}

const genders = Object.entries(content.genders).map(([value, label]) => ({ value, label }));

/** Creates an account. */
export const AddUserForm = ({ roles, onSubmit, showsAllProblems, ...end }: AddUserFormProps) => {
  const { drafts } = useServices();
  const [stored] = useState(() => addValuesFrom(drafts.read('addUser')));
  const { values, isValid, field, form } = useUserForm({
    initial: stored,
    problemsOf: addProblems,
    showsAllProblems,
  });
  useEffect(() => drafts.keep('addUser', addDraftOf(values)), [drafts, values]);
  return (
    <Form {...form(onSubmit)}>
      <Grid columns={2}>
        <TextField {...field('username')} required autoComplete="off" />
        <TextField {...field('email')} required type="email" autoComplete="off" />
        <PasswordField
          {...field('password')}
          required
          autoComplete="new-password"
          hint={passwordHint(values.password)}
        />
        <TextField {...field('rollNumber')} required autoComplete="off" />
        <RoleField {...field('roleId')} required roles={roles} />
        <PhoneField {...field('phoneNumber')} required />
        <CategoryField {...field('counsellingCategory')} required />
        <RankField {...field('air')} />
        <Select {...field('gender')} placeholder={content.choose} options={genders} />
      </Grid>
      <FormEnd {...end} submit={content.submit.add} disabled={!isValid} />
    </Form>
  );
};
