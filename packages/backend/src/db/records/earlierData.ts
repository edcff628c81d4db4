import { adminData } from '@seatwise/api-client/contract/adminData';
import * as z from 'zod/mini';

type Stored = Readonly<Record<string, unknown>>;

const { result } = adminData.readDataImport.answer.schema._zod.def.shape;

const cutoffsAlone = { kind: 'cutoffs' } as const;

/** Lists of states were undergraduate, and named no exam. */
const detailsOf = (stored: Stored) => {
  if (!stored['details']) return stored['details'];
  const details: Stored = { ...cutoffsAlone, ...(stored['details'] as Stored) };
  return details['kind'] === 'stateRanks' ? { ...details, exam: details['exam'] ?? 'UG' } : details;
};

/** Colleges were all that could be decided. */
const decisionsOf = ({ colleges }: Stored, more: Stored = {}) => ({
  decisions: ((colleges ?? []) as readonly Stored[]).map(({ written, code }) =>
    Object.assign({ of: 'college', written, means: code }, more),
  ),
});

/** What a check said in other words, or without a fingerprint, is to be checked again. */
const isOfToday = (stored: Stored): boolean =>
  typeof stored['fingerprint'] === 'string' && z.safeParse(result, stored['result']).success;

/**
 * Migrations: records as earlier servers stored them, with what was added since. At first there were CSV
 * files of cut-offs alone, and each version of a choice list had its entries.
 */
export const earlierData: Readonly<Record<string, (stored: Stored) => Stored>> = {
  choiceVersions: ({ entries = [], ...stored }) => ({
    count: (entries as unknown[]).length,
    difference: JSON.stringify(entries),
    ...stored,
  }),
  dataImports: (stored) => ({
    ...cutoffsAlone,
    sheet: null,
    sheets: [],
    fingerprint: null,
    ...decisionsOf(stored),
    ...stored,
    guesses: {
      cutoffs: stored['mapping'],
      colleges: {},
      seats: {},
      dates: {},
      stateRanks: {},
      ...(stored['guesses'] as Stored | undefined),
    },
    details: detailsOf(stored),
    result: isOfToday(stored) ? stored['result'] : null,
  }),
  dataVersions: (stored) => ({
    rows: stored['cells'],
    ...stored,
    details: detailsOf(stored),
    imports: (stored['imports'] as (number | Stored)[]).map((entry) =>
      typeof entry === 'number' ? { id: entry, rowsKey: null } : entry,
    ),
  }),
  dataSources: (stored) => ({
    ...cutoffsAlone,
    columns: Object.values(stored['headings'] as Stored),
    decisions: decisionsOf(stored, { by: null, at: null }).decisions,
    ...stored,
  }),
};
