/** The body that regulates a postgraduate course's seats; fee, stipend and bond depend on it. */
export const pgBodies = ['PG, university', 'PG, National Board'] as const;
export type PgBody = (typeof pgBodies)[number];

/** The body of a programme's seats; DNB and NBEMS diplomas are the National Board's. */
export const pgBodyOf = (programme: string): PgBody =>
  /^(DNB|NBEMS)\b/.test(programme) ? 'PG, National Board' : 'PG, university';
