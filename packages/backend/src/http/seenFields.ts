import type { Database } from '../db/database.ts';
import { HttpError } from '../httpError.ts';

type Value = string | number | boolean | readonly string[] | null | undefined;

type Values = Readonly<Record<string, Value>>;

export const textOf = (value: Value): string | null =>
  (typeof value === 'object' ? (value ?? []).join(', ') : String(value ?? '')).trim() || null;

const isSame = (one: Value, other: Value): boolean => textOf(one) === textOf(other);

/** A record in the console, with its name in the audit trail. */
interface Subject<F extends string> {
  readonly kind: string;
  readonly id: number;
  /** The record's name in a refusal. */
  readonly what: string;
  /** Field names that the audit trail spells differently from the request. */
  readonly auditNames?: Partial<Record<F, string>>;
}

/** Who changed a field last, if that was staff. */
const lastEditor = <F extends string>(
  db: Database,
  { kind, id, auditNames = {} }: Subject<F>,
  field: F,
): string | null => {
  const name = auditNames[field] ?? field;
  const entry = db.auditEntries
    .all()
    .findLast(
      ({ subjectKind, subjectId, changes }) =>
        subjectKind === kind &&
        subjectId === String(id) &&
        changes.some(
          (change) =>
            change.field === name || (name === 'email' && change.field === 'pendingEmail'),
        ),
    );
  return entry?.actorName ?? null;
};

/** Throws a 409 with the present values of fields that others have changed too, if any. */
export const refuseConflicts = <F extends string>(
  db: Database,
  subject: Subject<F>,
  fields: readonly F[],
  current: Readonly<Record<F, Value>>,
): void => {
  if (fields.length === 0) return;
  throw new HttpError(409, `Someone changed this ${subject.what} after you opened the form.`, {
    conflicts: fields.map((field) => ({
      field,
      value: textOf(current[field]),
      changedBy: lastEditor(db, subject, field),
    })),
  });
};

/**
 * An edit in which fields left as shown get their present values, so that it reverts nobody's
 * change. A field that was not shown is always written.
 */
export const mergeSeen = <Edited extends Values>(
  db: Database,
  subject: Subject<string>,
  {
    edit,
    seen,
    current,
  }: { readonly edit: Edited; readonly seen: Values; readonly current: Values },
): Edited => {
  const fields = Object.keys(current).filter((field) => seen[field] !== undefined);
  const untouched = fields.filter((field) => isSame(edit[field], seen[field]));
  const isTaken = (field: string): boolean =>
    ![seen[field], edit[field]].some((value) => isSame(value, current[field]));
  const conflicts = fields.filter((field) => !untouched.includes(field) && isTaken(field));
  refuseConflicts(db, subject, conflicts, current);
  return { ...edit, ...Object.fromEntries(untouched.map((field) => [field, current[field]])) };
};
