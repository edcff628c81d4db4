/** The options of a select, whose labels are their values unless something else is said. */
export const optionsOf = (values: readonly string[], labelOf = (value: string) => value) =>
  values.map((value) => ({ value, label: labelOf(value) }));

/** The options of a select, by their labels. */
export const labelledOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
