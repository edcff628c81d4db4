import { failureOf } from './failure.ts';

/** A field that the form changes and that others changed since the form showed it. */
export interface Conflict<Field extends string = string> {
  readonly field: Field;
  /** The current value; null for none. */
  readonly value: string | null;
  /** null if no staff member made the change. */
  readonly changedBy: string | null;
}

/** The conflicts of a refused edit; empty if it failed for another reason. */
export const conflictsOf = <Field extends string>(error: unknown): readonly Conflict<Field>[] => {
  const { status, body } = failureOf(error);
  const { conflicts } = Object(body) as { conflicts?: unknown };
  return status === 409 && Array.isArray(conflicts) ? (conflicts as Conflict<Field>[]) : [];
};

/** The edit to send again after a conflict, which overwrites the others' changes or omits them. */
export const settled = <Values extends object, Seen extends object>(
  { values, seen }: { readonly values: Values; readonly seen: Seen },
  conflicts: readonly Conflict[],
  keep: 'mine' | 'theirs',
) => {
  const fields = new Set(conflicts.map(({ field }) => field));
  const split = (isIn: boolean) =>
    Object.fromEntries(Object.entries(seen).filter(([field]) => fields.has(field) === isIn));
  return keep === 'mine'
    ? { values, seen: split(false) as Partial<Seen> }
    : { values: { ...values, ...split(true) }, seen };
};
