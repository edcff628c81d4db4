import {
  counsellingCategories,
  phoneHint,
  roleHint,
  type AdminRole,
  type EditValues,
} from '@seatwise/flows/admin-users';
import { Select, TextField } from '@seatwise/ui';
import { content } from '../../content/users.ts';
import type { useUserForm } from './useUserForm.ts';

type Field = ReturnType<typeof useUserForm<EditValues>>['field'];
type Attributes = ReturnType<Field> & { readonly required?: boolean };

const choices = counsellingCategories.map((value) => ({ value, label: value }));

/** One of the three counsellings. */
export const CategoryField = (field: Attributes) => (
  <Select {...field} placeholder={content.choose} options={choices} />
);

/** One of the roles that somebody has: there is no other list of them. */
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

/** The address that counts; one that waits for the user's verification is named below the label. */
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

/** A phone number; an unusual one is remarked upon, not refused. */
export const PhoneField = (field: Attributes) => (
  <TextField {...field} type="tel" autoComplete="off" hint={phoneHint(field.value)} />
);

/** A rank, if there is one. */
export const RankField = (field: Attributes) => (
  <TextField {...field} inputMode="numeric" autoComplete="off" />
);
