/** Where a fact comes from: the authority itself, or a list that was imported. */
export const factSources = ['official', 'imported'] as const;
export type FactSource = (typeof factSources)[number];
