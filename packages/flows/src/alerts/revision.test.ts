import { expect, it } from 'vitest';
import { earlierVersion, revisedDates, revisedSchedule } from './revision.ts';

const file = {
  id: 1,
  fileName: 'NEET_UG_2026_Round-1_Schedule_(Revised).pdf',
  uploadedAt: '2026-09-01T10:00:00.000Z',
};
const date = {
  id: 'ug-round-1-choices-close',
  title: 'Round 1: last date to fill and lock choices',
  round: 'Round 1',
  at: '2026-09-12T11:30:00.000Z',
  revisedFrom: '2026-09-08T11:30:00.000Z',
};

it.each([
  [{}, {}, 1],
  [{ fileName: 'NEET_UG_2026_Round-1_Schedule.pdf' }, {}, 0],
  [{ fileName: 'NEET_UG_2026_Schedule_(Revised).pdf' }, {}, 0],
  [{ uploadedAt: '2025-09-01T10:00:00.000Z' }, {}, 0],
  [{}, { round: 'Round 2' }, 0],
  [{}, { revisedFrom: null }, 0],
  [{}, { at: '2026-08-30T11:30:00.000Z' }, 0],
])('BEY-ALR-16 a document %j and a date %j name %i revisions', (named, dated, count) => {
  expect(revisedDates({ ...file, ...named }, [{ ...date, ...dated }])).toHaveLength(count);
});

it('BEY-ALR-16 a revised document replaces the newest earlier one of its name', () => {
  const version = (id: number, fileName: string, uploadedAt: string | null) => ({
    id,
    fileName,
    uploadedAt,
  });
  const plain = 'NEET UG 2026 Round 1 Schedule.pdf';
  const others = [
    version(2, plain, '2026-08-20T10:00:00.000Z'),
    version(3, plain, '2026-08-25T10:00:00.000Z'),
    version(4, 'NEET_UG_2026_Round-2_Schedule.pdf', '2026-08-26T10:00:00.000Z'),
    version(5, plain, null),
    version(6, plain, '2026-09-02T10:00:00.000Z'),
  ];
  expect(earlierVersion(file, [file, ...others])?.id).toBe(3);
  expect(earlierVersion(file, [file, others[2]!])).toBeUndefined();
  expect(earlierVersion({ ...file, uploadedAt: null }, others)).toBeUndefined();
});

it('BEY-SEA-11 the newest revised schedule of an exam is news for 14 days', () => {
  const uploaded = Date.parse(file.uploadedAt);
  const others = [
    { ...file, id: 2, fileName: 'NEET_PG_2026_Schedule_(Revised).pdf' },
    { ...file, id: 3, fileName: 'NEET_UG_2026_Seat_Matrix_(Revised).pdf' },
    { ...file, id: 4, uploadedAt: '2026-08-31T10:00:00.000Z' },
  ];
  const days = (count: number) => uploaded + count * 24 * 60 * 60 * 1000;
  expect(revisedSchedule([...others, file], 'UG', days(14))?.id).toBe(1);
  expect(revisedSchedule([...others, file], 'UG', days(14) + 1)).toBeUndefined();
  expect(revisedSchedule([...others, file], 'MDS', days(1))).toBeUndefined();
});
