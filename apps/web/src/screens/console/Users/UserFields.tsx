import {
  counsellingCategories,
  phoneHint,
  roleHint,
  type AdminRole,
  type EditValues,
} from '@seatwise/flows/admin-users';
import { Select, TextField } from '@seatwise/ui';
import { content } from '../../../content/users.ts';
import type { useUserForm } from './useUserForm.ts';

type Field = ReturnType<typeof useUserForm<EditValues>>['field'];
type Attributes = ReturnType<Field> & { readonly required?: boolean };

const choices = counsellingCategories.map((value) => ({ value, label: value }));

/** Selects one of the three counselling categories. */
export const CategoryField = (field: Attributes) => (
  <Select {...field} placeholder={content.choose} options={choices} />
);

/** Selects one of the roles that present users have, because no operation lists all roles. */
export const RoleField = ({
  roles,
  ...field
}: Attributes & { readonly roles: readonly AdminRole[] }) => (
  <Select
    {...field}
    hint={roleHint}
    placeholder={content.choose}
    options={roles.map(({ id, description }) => ({ value: String(id), label: description }))}
  />
);

/** The verified address, with a pending one in the hint. */
export const EmailField = ({
  pending,
  ...field
}: Attributes & { readonly pending: string | null | undefined }) => (
  <TextField
    {...field}
    required
    type="email"
    autoComplete="off"
    hint={pending ? content.pendingEmail(pending) : undefined}
  />
);

/** A phone number; an unusual one gets a hint and no error. */
export const PhoneField = (field: Attributes) => (
  <TextField {...field} type="tel" autoComplete="off" hint={phoneHint(field.value)} />
);

/** The rank, which is optional. */
export const RankField = (field: Attributes) => (
  <TextField {...field} inputMode="numeric" autoComplete="off" />
);
