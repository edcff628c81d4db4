/** Where a fact comes from: the authority itself, a list that was imported, or made up. */
export const factSources = ['official', 'imported'] as const;
