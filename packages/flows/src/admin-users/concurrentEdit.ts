import type { editedFields } from '@seatwise/api-client/contract/adminUsers';
import type { Conflict as FieldConflict } from '../shared/conflicts.ts';
import {
  detailsPayload,
  editPayload,
  editValuesOf,
  type EditValues,
  type UpdatePayload,
} from './editUser.ts';
import type { AdminUser } from './user.ts';

export type EditedField = (typeof editedFields)[number];

export type Conflict = FieldConflict<EditedField>;

/** An edit, with the user that the form was opened with. */
export interface Edit {
  readonly kind: 'edit' | 'details';
  readonly values: EditValues;
  readonly user: AdminUser;
  /** Changes by others that the admin has seen and decided to overwrite. */
  readonly replaced?: readonly Conflict[];
}

const isNumeric = (field: EditedField): boolean => field === 'air' || field === 'roleId';

const seenOf = ({ user, replaced = [] }: Edit): NonNullable<UpdatePayload['seen']> => {
  const { id: _, ...shown } = editPayload(editValuesOf(user));
  return {
    ...shown,
    pendingEmail: user.pendingEmail ?? null,
    ...Object.fromEntries(
      replaced.map(({ field, value }) => [
        // A conflict over an address that awaits verification appears at the email field.
        field === 'email' ? 'pendingEmail' : field,
        isNumeric(field) && value !== null ? Number(value) : value,
      ]),
    ),
  };
};

/** The body of an edit, in the shape that its endpoint takes. */
export const payloadOf = ({ kind, values }: Pick<Edit, 'kind' | 'values'>): UpdatePayload =>
  (kind === 'details' ? detailsPayload : editPayload)(values);

/**
 * The body of an edit. A backend that supports it also gets the values that the form showed, so
 * that it preserves what others changed since and does not store a username as the full name.
 */
export const editRequest = (edit: Edit): UpdatePayload => ({
  ...payloadOf(edit),
  ...(edit.user.takesSeen && { seen: seenOf(edit) }),
});

/** The edit with each conflicting field set to the admin's value or to the stored one. */
export const resolvedEdit = (
  edit: Edit,
  conflicts: readonly Conflict[],
  keep: 'mine' | 'theirs',
): Edit => {
  if (keep === 'mine') {
    const fields = new Set(conflicts.map(({ field }) => field));
    const earlier = (edit.replaced ?? []).filter(({ field }) => !fields.has(field));
    return { ...edit, replaced: [...earlier, ...conflicts] };
  }
  const shown = editValuesOf(edit.user);
  const reset = Object.fromEntries(conflicts.map(({ field }) => [field, shown[field]]));
  return { ...edit, values: { ...edit.values, ...reset } };
};
