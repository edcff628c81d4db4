/**
 * `pnpm trial`: writes the file from which the landing page answers a question, using the published
 * lists. tools/trialFile.test.ts fails if the file does not match the lists.
 */
import { writeFileSync } from 'node:fs';
import { seatPh } from '@seatwise/api-client/contract/constants/prediction';
import { eligibilityOf } from '@seatwise/flows/eligibility';
import { writeTrialFile, type TrialFile, type TrialSeat } from '@seatwise/flows/trial';
import { takesWomenOnly } from '@seatwise/official-data';
import { forecast } from '../packages/backend/src/areas/prediction/recommend.ts';
import { memoryStorage } from '../packages/backend/src/db/storage.ts';
import { createMockBackend } from '../apps/mock-server/src/mockBackend.ts';
import { feeOf } from '../packages/backend/src/reference/collegeFacts.ts';
import {
  collegeOf,
  type CutoffCell,
  type LiveReferenceData,
} from '../packages/backend/src/reference/referenceData.ts';
import { closedIn } from '../packages/backend/src/reference/roundMoves.ts';
import { testEnvironment } from '../packages/backend/src/testing/environment.ts';

export const trialFileName = 'apps/web/src/screens/public/Landing/seats.json';

/** Whether a quota requires only a rank and a category. */
export const isOpenToAll = (quotaName: string, state: string, programme: string): boolean =>
  eligibilityOf({}, { quotaName, state, programme }).outcome === 'open';

const seatOf = (reference: LiveReferenceData, cell: CutoffCell): readonly TrialSeat[] => {
  const { instituteCode, institute, state, kind, subject, quota, allottedCategory, ph, exam } =
    cell;
  if (exam !== 'UG' || ph !== seatPh[0] || !isOpenToAll(quota, state, subject)) return [];
  const seat = forecast(cell, undefined);
  const newest = seat?.history.at(-1);
  const round = newest && closedIn(newest);
  if (!seat || !newest || !round || !kind || seat.rounds.length === 0) return [];
  const college = collegeOf(reference, instituteCode);
  return [
    {
      cell: {
        instituteCode,
        institute,
        state,
        kind,
        subject,
        quota,
        allottedCategory,
        ph,
      },
      womenOnly: takesWomenOnly(institute, subject),
      feePerYear: (college && feeOf(reference, college, subject, quota)?.value) ?? null,
      rounds: seat.rounds,
      outlook: seat.outlook,
      newest: { year: newest.year, round, rank: newest.maxAir },
    },
  ];
};

export const trialFileOf = (reference: LiveReferenceData): TrialFile =>
  writeTrialFile(reference.cells.flatMap((cell) => seatOf(reference, cell)));

/** The file's text, one column per line. */
export const textOf = (file: TrialFile): string =>
  `{\n${Object.entries(file)
    .map(([name, column]) => `${JSON.stringify(name)}:${JSON.stringify(column)}`)
    .join(',\n')}\n}\n`;

if (import.meta.main) {
  const { reference } = await createMockBackend({
    storage: memoryStorage(),
    environment: testEnvironment(),
    sampleAccounts: false,
  });
  writeFileSync(trialFileName, textOf(trialFileOf(reference)));
  process.exit(0);
}
