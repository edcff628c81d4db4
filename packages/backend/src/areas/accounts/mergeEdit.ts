import { editedFields, type adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import type { Database } from '../../db/database.ts';
import type { User } from '../../db/records.ts';
import { refuseConflicts, textOf } from '../../http/seenFields.ts';

type Edit = InputOf<typeof adminUsers.updateUser>;
type Field = (typeof editedFields)[number];
type Value = string | number | null | undefined;

/** Field names that the audit trail spells differently from the request. */
const auditNames: Partial<Record<Field, string>> = { phoneNumber: 'phone', roleId: 'role' };

/** The present values; a pending new address counts as the email. */
const currentOf = (user: User): Readonly<Record<Field, Value>> => ({
  username: user.username,
  fullName: user.fullName,
  email: user.pendingEmail ?? user.email,
  rollNumber: user.rollNumber,
  phoneNumber: user.phone,
  counsellingCategory: user.counsellingCategory,
  roleId: roleIds[user.role],
  air: user.air,
  gender: user.gender,
});

/**
 * Merges an edit with changes made since its values were shown: fields that the edit leaves
 * unchanged are dropped. Throws a 409 if both changed a field.
 */
export const mergeEdit = (db: Database, user: User, { seen, ...edit }: Edit): Edit => {
  if (!seen) return edit;
  const current = currentOf(user);
  const shown = { ...seen, email: seen.pendingEmail ?? seen.email };
  // An edit without a role keeps the present one.
  const untouched = new Set<Field>(
    editedFields.filter(
      (field) =>
        textOf(edit[field]) === textOf(seen[field]) || (field === 'roleId' && !edit.roleId),
    ),
  );
  const conflicts = editedFields.filter(
    (field) =>
      edit[field] !== undefined &&
      !untouched.has(field) &&
      ![shown[field], edit[field]].map(textOf).includes(textOf(current[field])),
  );
  const subject = { kind: 'user', id: user.id, what: 'user', auditNames };
  refuseConflicts(db, subject, conflicts, current);
  const { id, username, email, ...optional } = edit;
  return {
    ...Object.fromEntries(
      Object.entries(optional).filter(([field]) => !untouched.has(field as Field)),
    ),
    id,
    username: untouched.has('username') ? user.username : username,
    email: untouched.has('email') ? user.email : email,
  };
};
