/** The options of a select whose labels are their values. */
export const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value }));

/** The options of a select, by their labels. */
export const labelledOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
