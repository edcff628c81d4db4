/** Who gives the seats of a postgraduate course its rules: they differ in fee, stipend and bond. */
export const pgBodies = ['PG, university', 'PG, National Board'] as const;
export type PgBody = (typeof pgBodies)[number];

/** Whose seats those of a postgraduate programme are; DNB and NBEMS diplomas are the National Board's. */
export const pgBodyOf = (programme: string): PgBody =>
  /^(DNB|NBEMS)\b/.test(programme) ? 'PG, National Board' : 'PG, university';
