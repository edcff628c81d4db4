import type { colleges } from '@seatwise/api-client/contract/colleges';
import type { RowOf } from '@seatwise/api-client';
import type { ProvenanceProps } from '@seatwise/ui';
import { sources } from '../content/sources.ts';

/** A published list in force. */
export type Source = RowOf<typeof colleges.listSources>;

interface Origin extends Pick<ProvenanceProps, 'source' | 'publisher' | 'asOf'> {
  readonly year?: number | null | undefined;
  readonly documentUrl?: string | null | undefined;
}

/** The origin of a fact as props for Provenance: its date, or else its year, and its document. */
export const originOf = ({ year, documentUrl, ...of }: Origin): ProvenanceProps => ({
  ...of,
  list: typeof year === 'number' && !of.asOf ? sources.list(year, undefined) : undefined,
  href: documentUrl,
});

/** A list as the origin of the content below it. */
export const originOfList = ({
  publisher,
  year,
  round,
  documentUrl,
}: Pick<Source, 'publisher' | 'year' | 'round' | 'documentUrl'>): ProvenanceProps => ({
  source: 'imported',
  publisher,
  list: sources.list(year, round ?? undefined),
  href: documentUrl,
});

/** The origin of a list, with the exam before it and the meaning of its rows after it. */
export const listBehind = (list: Source) => ({
  ...originOfList(list),
  before: list.exam ?? undefined,
  behind: list.holds ? sources.holds[list.holds] : undefined,
});
