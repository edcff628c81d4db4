import sources from './sources.json' with { type: 'json' };

/** A report of a rule; reports, because the portal removes the bulletins of past seasons. */
export interface RuleSource {
  readonly publisher: string;
  readonly url: string;
  /** The day of the report, as `2025-11-15`. */
  readonly published: string;
  /** The counsellings that the report covers, and the year of their exam. */
  readonly exams: readonly string[];
  readonly season: number;
}

export type RuleSourceName = keyof typeof sources;

export const ruleSources: Readonly<Record<RuleSourceName, RuleSource>> = sources;
