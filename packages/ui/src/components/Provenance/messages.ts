import type { FactSource } from './factSources.ts';

/** The built-in messages of Provenance. */
export const provenanceMessages = {
  /** Read by screen readers before the source. */
  source: 'Source:',
  sources: { official: 'Official', imported: 'Published' } satisfies Readonly<
    Record<FactSource, string>
  >,
  asOf: ({ date }: { readonly date: string }) => `as of ${date}`,
};
