import type { FactSource } from './factSources.ts';

/** The built-in messages of Provenance. */
export const provenanceMessages = {
  /** Read before the source by screen readers. */
  source: 'Source:',
  sources: { official: 'Official', imported: 'Published' } satisfies Readonly<
    Record<FactSource, string>
  >,
  asOf: ({ date }: { readonly date: string }) => `as of ${date}`,
};
