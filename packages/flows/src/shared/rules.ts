/** What is wrong with the values of a form, by field. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, string>>>;

/** What is wrong with each field, in the order of the form; undefined for what may be sent. */
export type Rules<Values> = {
  readonly [Field in keyof Values]?: (values: Values) => string | undefined;
};

/** What is wrong, of all fields or of some, in the order of the rules. */
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

/** The message of a rule, where it is broken. */
export const unless = (isKept: boolean, message: string): string | undefined =>
  isKept ? undefined : message;

/** Parses a stored draft; what is not of its field's type counts as empty. */
export const valuesOf = <Values extends object>(empty: Values, stored: unknown): Values => {
  const known = Object.entries(Object(stored) as object).filter(
    ([name, value]) =>
      Object.hasOwn(empty, name) && typeof value === typeof empty[name as keyof Values],
  );
  return { ...empty, ...Object.fromEntries(known) };
};
