/** The problems of a form's values, by field. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, string>>>;

/** A rule for each field, in the order of the form; it returns the problem of an invalid value. */
export type Rules<Values> = {
  readonly [Field in keyof Values]?: (values: Values) => string | undefined;
};

/** The problems of all fields, or of some, in the order of the rules. */
export const problemsOf = <Values extends object>(
  rules: Rules<Values>,
  values: Values,
  fields?: readonly (keyof Values)[],
): Problems<Values> =>
  Object.fromEntries(
    Object.entries<((values: Values) => string | undefined) | undefined>(rules)
      .filter(([field]) => !fields || (fields as readonly PropertyKey[]).includes(field))
      .map(([field, problemIn]) => [field, problemIn?.(values)] as const)
      .filter(([, problem]) => problem !== undefined),
  ) as Problems<Values>;

/** The message of a rule, if the rule is broken. */
export const unless = (isKept: boolean, message: string): string | undefined =>
  isKept ? undefined : message;

/** Parses a stored draft; a value of another type than its field counts as empty. */
export const valuesOf = <Values extends object>(empty: Values, stored: unknown): Values => {
  const known = Object.entries(Object(stored) as object).filter(
    ([name, value]) =>
      Object.hasOwn(empty, name) && typeof value === typeof empty[name as keyof Values],
  );
  return { ...empty, ...Object.fromEntries(known) };
};
