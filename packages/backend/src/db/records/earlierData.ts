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

/** Converts old decisions, which could only be about colleges. */
const decisionsOf = ({ colleges }: Stored, more: Stored = {}) => ({
  decisions: ((colleges ?? []) as readonly Stored[]).map(({ written, code }) =>
    Object.assign({ of: 'college', written, means: code }, more),
  ),
});

/** Whether a check has the present form and a fingerprint; otherwise it must be repeated. */
const isOfToday = (stored: Stored): boolean =>
  typeof stored['fingerprint'] === 'string' && z.safeParse(result, stored['result']).success;

/**
 * Migrates records of earlier servers by adding the newer fields. At first, imports were only CSV
 * files of cut-offs, and each version of a choice list had its own entries.
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
