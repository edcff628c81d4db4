import { afterEach, expect, it, vi } from 'vitest';
import type { CounsellingDate } from './dates.ts';
import { seasonStages } from './stages.ts';

const rounds = ['Round 1', 'Round 2', 'Round 3'] as const;
const date = (round: string, day: string, kind: CounsellingDate['kind']): CounsellingDate => ({
  id: `${round} ${kind}`,
  title: `${round}: ${kind}`,
  round,
  kind,
  at: `2026-${day}T10:00:00Z`,
});
const dates = [
  date('Round 1', '11-12', 'reporting-closes'),
  date('Round 1', '11-01', 'registration-opens'),
  date('Round 2', '11-20', 'registration-opens'),
  date('Round 2', '11-30', 'result'),
];
const statesAt = (day: string, of: readonly CounsellingDate[] = dates) =>
  seasonStages(rounds, of, Date.parse(`2026-${day}T12:00:00Z`)).map(({ state }) => state);

it.each([
  ['before the first round', '10-15', ['next', 'ahead', 'ahead']],
  ['in a round', '11-05', ['now', 'ahead', 'ahead']],
  ['between rounds', '11-14', ['over', 'next', 'ahead']],
  ['in a later round', '11-22', ['over', 'now', 'ahead']],
  // No date says when Round 2 may no longer be left, so it does not count as over.
  ['after the last known date', '12-24', ['over', 'now', 'ahead']],
])('BEY-SEA-08 says which round is current %s', (_, day, states) => {
  expect(statesAt(day)).toEqual(states);
});

it('BEY-SEA-08 has a round that follows at once begun, though the one before can still be joined', () => {
  const overlapping = [
    date('Round 1', '11-12', 'reporting-closes'),
    date('Round 2', '11-10', 'registration-opens'),
  ];
  expect(statesAt('11-11', overlapping)).toEqual(['over', 'now', 'ahead']);
});

it('BEY-SEA-08 marks no round where no date is known, and makes none up', () => {
  expect(seasonStages(rounds, [], 0)).toEqual(
    rounds.map((round) => ({ round, state: 'ahead', dates: [] })),
  );
});

it('BEY-SEA-08 lists the dates of a round earliest first, those that are over marked', () => {
  const [first] = seasonStages(rounds, dates, Date.parse('2026-11-05T12:00:00Z'));
  expect(first!.dates.map(({ kind, isOver }) => [kind, isOver])).toEqual([
    ['registration-opens', true],
    ['reporting-closes', false],
  ]);
});

/** Imports a module of this folder as the Hindi app has it. */
const inHindi = async <Module>(imported: () => Promise<Module>): Promise<Module> => {
  vi.resetModules();
  vi.doMock('../shared/dateTitles.ts', () => import('../shared/dateTitles.hi.ts'));
  return imported();
};

// Files share their modules: what a test leaves here would be Hindi in the next file.
afterEach(() => {
  vi.doUnmock('../shared/dateTitles.ts');
  vi.resetModules();
});

it('BEY-LNG-07 in Hindi the dates of a round have Hindi titles', async () => {
  const hindi = await inHindi(() => import('./stages.ts'));
  const [first] = hindi.seasonStages(rounds, dates, 0);
  expect(first!.dates[0]!.title).toBe('राउंड 1: रजिस्ट्रेशन शुरू');
});

it('BEY-CAL-07 in Hindi the end of locking is found by the title of the server', async () => {
  const hindi = await inHindi(() => import('./dates.ts'));
  const locking = { ...dates[0]!, kind: null, title: 'Round 1: last date to lock choices' };
  expect(hindi.nextDeadline([locking], 0)?.title).toBe('राउंड 1: चॉइस लॉक करने की आखिरी तारीख');
});
