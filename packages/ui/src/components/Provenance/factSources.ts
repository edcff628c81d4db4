/** The source of a fact: the authority itself, or an imported list. */
export const factSources = ['official', 'imported'] as const;
export type FactSource = (typeof factSources)[number];
