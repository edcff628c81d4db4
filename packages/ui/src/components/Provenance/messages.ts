import type { FactSource } from './factSources.ts';

/** The built-in messages of Provenance. */
export interface ProvenanceMessages {
  /** Read before the source by screen readers. */
  readonly source: string;
  readonly sources: Readonly<Record<FactSource, string>>;
  readonly asOf: (fact: { readonly date: string }) => string;
}

export const provenanceMessages: ProvenanceMessages = {
  source: 'Source:',
  sources: { official: 'Official', imported: 'Imported', sample: 'Sample' },
  asOf: ({ date }) => `as of ${date}`,
};
