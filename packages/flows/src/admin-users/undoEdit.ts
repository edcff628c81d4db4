import type { Change } from './change.ts';
import { payloadOf, type Edit, type EditedField } from './concurrentEdit.ts';
import { editValuesOf } from './editUser.ts';

/** What an edit changed, and the edit that changes it back. */
export interface Undo {
  readonly edit: Edit;
  readonly fields: readonly {
    readonly field: EditedField;
    /** null means no value. */
    readonly was: string | null;
    readonly is: string | null;
  }[];
}

const textOf = (value: unknown): string | null => (value == null ? null : String(value));

/**
 * The edit that undoes another; null if nothing can be undone at once: a changed email waits for
 * its verification, and giving back a staff role needs a confirmation.
 */
export const undoOf = (change: Change): Undo | null => {
  if (!('user' in change)) return null;
  const { kind, user } = change;
  const shown = editValuesOf(user);
  const was = payloadOf({ kind, values: shown });
  const is = payloadOf(change);
  if (is.roleId !== was.roleId) return null;
  const fields = (Object.keys(is) as EditedField[])
    .filter((field) => field !== 'email' && is[field] !== was[field])
    .map((field) => ({ field, was: textOf(was[field]), is: textOf(is[field]) }));
  if (fields.length === 0) return null;
  const { id: _id, email: _email, roleId: _roleId, phoneNumber, ...changed } = is;
  return {
    fields,
    edit: { kind, values: shown, user: { ...user, ...changed, phone: phoneNumber } },
  };
};
