import { failureOf } from './failure.ts';

/** A field that was changed since the form showed it, and that the form changes too. */
export interface Conflict<Field extends string = string> {
  readonly field: Field;
  /** The present value; null for none. */
  readonly value: string | null;
  /** Null where nobody of the staff did. */
  readonly changedBy: string | null;
}

/** The conflicts of a refused edit; none where it failed otherwise. */
export const conflictsOf = <Field extends string>(error: unknown): readonly Conflict<Field>[] => {
  const { status, body } = failureOf(error);
  const { conflicts } = Object(body) as { conflicts?: unknown };
  return status === 409 && Array.isArray(conflicts) ? (conflicts as Conflict<Field>[]) : [];
};

/** An edit with what its form showed, as it is sent again: over what others changed, or without it. */
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
