import { candidateCategories } from '@seatwise/api-client/contract/constants/prediction';
import type { Prediction } from '@seatwise/flows/prediction';
import { readTrialFile, trialRows, type TrialFile } from '@seatwise/flows/trial';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { recommend } from '../packages/backend/src/areas/prediction/recommend.ts';
import type { LiveReferenceData } from '../packages/backend/src/reference/referenceData.ts';
import { workerHost } from '../apps/mock-server/src/testing/hosts.ts';
import { isOpenToAll, textOf, trialFileName, trialFileOf } from './trialFile.ts';

const text = readFileSync(trialFileName, 'utf8');
/** The number of questions; 2,000 with `pnpm test:all`. */
const questions = process.env['WITHOUT_SLOW'] === undefined ? 2000 : 200;

/** Ranks from 1 to beyond the last closing rank, denser among good ranks, as seats are. */
const ranks = Array.from({ length: questions }, (_, index) =>
  Math.round(Math.exp((index / questions) * Math.log(1_400_000))),
);

/** A row's answer about a seat, without stray rounds and earlier years, which the file lacks. */
const answered = (row: Prediction): readonly unknown[] => {
  const { year, round, maxAir } = row.history!.at(-1)!;
  return [
    row.instituteCode,
    row.institute,
    row.state,
    row.collegeKind,
    row.womenOnly ?? false,
    row.subject,
    row.category,
    row.quotaName,
    row.allottedCategory,
    row.allottedPh,
    row.resultYear,
    row.probability,
    row.probabilityTier,
    row.neededAir!.map(({ tier, air }) => [tier, air]),
    row
      .rounds!.filter((of) => of.round !== 'Stray Vacancy')
      .map((of) => [of.round, of.probability, of.probabilityTier, of.closing]),
    [year, round, maxAir],
  ];
};

const said = (rows: readonly Prediction[]): string => JSON.stringify(rows.map(answered));

describe('the file of the landing page', () => {
  let reference: LiveReferenceData;
  beforeAll(async () => {
    ({ reference } = (await workerHost()).backend);
  });

  it('BEY-TRI-01 is what the published lists say (else: pnpm trial), and at most 60 kB over the wire', () => {
    expect(text).toBe(textOf(trialFileOf(reference)));
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(60_000);
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(60_000);
  });

  it(`BEY-TRI-02 answers ${questions} questions as our server does`, { timeout: 120_000 }, () => {
    const { cells } = reference;
    const open = cells.filter(({ quota, state, subject }) => isOpenToAll(quota, state, subject));
    const seats = readTrialFile(JSON.parse(text) as TrialFile);
    const wrong = ranks.filter((rank, index) => {
      const subject = (['MBBS', 'BDS', 'B.Sc Nursing'] as const)[index % 3]!;
      const category = candidateCategories[index % candidateCategories.length]!;
      const query = { air: rank, category, subject, counselingCategory: 'UG' } as const;
      const ofServer = recommend(open, query, 'UG');
      const rows = trialRows(seats, { rank, category, subject });
      // Compares one text for all rows, because comparing objects takes minutes.
      return said(rows) !== said(ofServer);
    });
    expect(wrong).toEqual([]);
  });
});
