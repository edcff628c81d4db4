import type { PredictedRound, tiers } from '@seatwise/api-client/contract/constants/prediction';
import { describe, expect, it } from 'vitest';
import { eligibilityOfChoice, proposedOrder, shownChances } from './chances.ts';
import { seatKey } from '../list-sync/index.ts';
import { choice, known } from './testing/known.ts';
import { warningsOf } from './warnings.ts';

const [safe, better] = [choice('safe'), choice('better')];

describe('the chances that a choice shows', () => {
  const outlook = known(safe, 0.9, 8042)[1];
  const of = (round: PredictedRound, tier: (typeof tiers)[number], closing: number) => ({
    round,
    probabilityTier: tier,
    probability: 0.5,
    closing,
  });
  const rounds = [
    of('Round 1', 'Possible', 8480),
    of('Round 2', 'Likely', 9900),
    of('Round 3', 'Very Likely', 11_112),
    of('Stray Vacancy', 'Unlikely', 8000),
  ];

  it.each<[PredictedRound, readonly PredictedRound[]]>([
    ['Round 1', ['Round 3', 'Round 1']],
    ['Round 3', ['Round 3']],
    ['Stray Vacancy', ['Stray Vacancy']],
  ])('BEY-CHC-23 in a list for %s are those of %j', (round, shown) => {
    const chances = shownChances({ ...outlook, rounds }, round);
    expect(chances.map((chance) => chance.round)).toEqual(shown);
  });

  it('BEY-CHC-23 are those of the rounds that are known, or of the year', () => {
    const [, ...later] = rounds;
    expect(shownChances({ ...outlook, rounds: later }, 'Round 1')).toEqual([rounds[2]]);
    expect(shownChances({ ...outlook, probabilityTier: 'Likely' }, 'Round 1')).toEqual([
      { probabilityTier: 'Likely' },
    ]);
    expect(shownChances(outlook, 'Round 1')).toEqual([]);
  });
});

it('BEY-STA-08 a state’s seat is judged by its authority alone, and not taken for one astray', () => {
  const entry = { ...safe, quotaName: 'State quota', state: 'Karnataka' };
  const outlook = { ...known(safe, 0.9, 8042)[1], history: [], inMatrix: null };
  const knownOf = (authority?: string) => ({
    outlooks: new Map([[seatKey(entry), { ...outlook, authority }]]),
    profile: { homeState: 'Goa' } as const,
  });
  expect(eligibilityOfChoice(entry, knownOf('kea')).outcome).toBe('open');
  expect(eligibilityOfChoice(entry, knownOf()).outcome).toBe('closed');
  const kinds = (authority?: string) =>
    warningsOf([entry], knownOf(authority)).map(({ kind }) => kind);
  expect(kinds('kea')).not.toContain('filled-by-state');
  expect(kinds()).toContain('filled-by-state');
});

it('BEY-CHC-06 proposes the hardest seats first, and leaves unknown ones where they are', () => {
  const unknown = choice('unknown');
  const outlooks = new Map([known(safe, 0.99, 20_000), known(better, 0.4, 9000)]);
  const about = { outlooks, profile: {} };
  expect(proposedOrder([safe, unknown, better], about)).toEqual([better, unknown, safe]);
  expect(warningsOf(proposedOrder([safe, better], about), about)).toEqual([]);
});

it('BEY-CHC-06 proposes by the chance that choices show, and by closing ranks where it is the same', () => {
  const [possible, unlikely, last] = [choice('possible'), choice('unlikely'), choice('last')];
  // The seat that is harder for this rank had the later closing rank in the latest year.
  const outlooks = new Map([
    known(possible, 0.4, 4588),
    known(unlikely, 0.2, 4950),
    known(last, 0.4, 5118),
  ]);
  const proposed = proposedOrder([possible, last, unlikely], { outlooks, profile: {} });
  expect(proposed).toEqual([unlikely, possible, last]);
});
