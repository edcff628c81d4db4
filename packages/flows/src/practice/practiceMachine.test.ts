import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { messages } from './messages.ts';
import { participantProblem, type Material } from './participant.ts';
import { practiceMachine } from './practiceMachine.ts';
import { rounds } from '../counselling-rules/index.ts';
import type { RoundRequest } from './playedSeason.ts';
import { savedSeasonFrom } from './savedSeason.ts';
import type { RoundOutcome } from './season.ts';

const choice = { instituteCode: '200001', institute: 'A', subject: 'MBBS', quotaName: 'All India' };
const material: Material = {
  seats: {
    year: 2024,
    institutes: { code: ['200001'], name: ['A'], state: ['Delhi'] },
    subjects: ['MBBS'],
    quotas: ['All India'],
    programmes: { institute: [0], subject: [0], quota: [0] },
    cells: { programme: [0], pool: [0] },
    rounds: [],
  },
  lists: [
    { id: 'list-one', name: 'One', entries: [choice] },
    { id: 'list-two', name: 'Two', entries: [{ ...choice, subject: 'BDS' }] },
  ],
  profile: {},
};
const participant = {
  listId: 'list-one',
  rank: 5,
  category: 'General',
  isDisabled: false,
} as const;

const outcome = (round: RoundOutcome['round'], place: number | null): RoundOutcome => ({
  round,
  place,
  seat: place === null ? null : { programme: 0, pool: 0 },
  isKept: false,
  entries: [],
  competitors: 1,
});

type RoundInput = RoundRequest & { readonly onProgress: (share: number) => void };

it('BEY-STA-12 a state’s list is not played: its rounds are not MCC’s', () => {
  const ofState = {
    id: 'list-kea',
    name: 'Karnataka Round 1',
    authority: 'kea',
    entries: [choice],
  };
  const asked = { ...material, lists: [...material.lists, ofState] };
  expect(participantProblem({ ...participant, listId: 'list-kea' }, asked)).toBe(messages.list);
  expect(participantProblem(participant, asked)).toBeUndefined();
});

describe('a season that is played again', () => {
  const decisions = (...chosen: readonly string[]) =>
    chosen.map((decision) => ({ decision, listId: 'list-one' }));
  const resumed = async (stored: unknown) => {
    const saved = savedSeasonFrom(stored);
    const provided = practiceMachine.provide({
      actors: {
        load: fromPromise(() => Promise.resolve(material)),
        playRound: fromPromise(({ input }: { input: RoundInput }) =>
          Promise.resolve(outcome(rounds[input.steps.length]!, 0)),
        ),
        countUpgrades: fromPromise(() => Promise.resolve({ count: 0, of: 10 })),
      },
    });
    const actor = createActor(provided, { input: { seed: 1, saved } }).start();
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };

  it('BEY-ALT-12 continues where it was: at the round after the last decision', async () => {
    const { value, context } = await resumed({
      seed: 2,
      participant,
      decisions: decisions('upgrade', 'upgrade'),
    });
    expect(value).toEqual({ result: 'counted' });
    expect(context.outcomes.map(({ round }) => round)).toEqual(['1', '2', '3']);
    expect(context.seed).toBe(2);
    expect(context.saved).toBeNull();
  });

  it('BEY-ALT-12 is over where it was over', async () => {
    const { value } = await resumed({ seed: 2, participant, decisions: decisions('stay') });
    expect(value).toBe('over');
  });

  it('BEY-ALT-12 leaves a decision that cannot be made again to the student', async () => {
    const { value, context } = await resumed({
      seed: 2,
      participant,
      decisions: [{ decision: null, listId: 'list-one' }],
    });
    expect(value).toEqual({ result: 'counted' });
    expect(context.outcomes).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'practice'],
    ['no decisions', { seed: 2, participant }],
    ['an unknown decision', { seed: 2, participant, decisions: decisions('flee') }],
    [
      'a list that is gone',
      { seed: 2, participant: { ...participant, listId: 'x' }, decisions: [] },
    ],
    ['a broken rank', { seed: 2, participant: { ...participant, rank: -1 }, decisions: [] }],
    [
      'a broken category',
      { seed: 2, participant: { ...participant, category: 'X' }, decisions: [] },
    ],
  ])('BEY-ALT-12 starts with the form for %s', async (_, stored) => {
    const { value, context } = await resumed(stored);
    expect(value).toBe('choosing');
    expect(context).toMatchObject({ notice: null, saved: null, outcomes: [] });
  });
});

behavesAsModelled({
  machine: practiceMachine,
  inputs: () => [
    { seed: 1 },
    {
      seed: 1,
      saved: {
        seed: 2,
        participant,
        decisions: [
          { decision: 'upgrade' as const, listId: 'list-one' },
          { decision: 'stay' as const, listId: 'list-one' },
        ],
      },
    },
  ],
  events: [
    { type: 'load.retried' },
    { type: 'practice.started', participant },
    { type: 'practice.started', participant: { ...participant, rank: 0 } },
    { type: 'practice.started', participant: { ...participant, listId: 'list-two' } },
    { type: 'practice.restarted', seed: 1 },
    { type: 'round.progressed', share: 0.5 },
    { type: 'round.cancelled' },
    { type: 'decision.made', decision: null, listId: 'list-one' },
    { type: 'decision.made', decision: 'stay', listId: 'list-one' },
    { type: 'decision.made', decision: 'upgrade', listId: 'list-one' },
    { type: 'decision.made', decision: 'upgrade', listId: 'list-two' },
    { type: 'decision.made', decision: 'exit', listId: 'list-one' },
  ],
  answers: {
    load: { done: [material], failed: [{ status: 404 }, { status: 500 }, new Error('offline')] },
    playRound: {
      done: [outcome('1', 1), outcome('3', 0), outcome('stray', null)],
      failed: [new Error('stopped')],
    },
    countUpgrades: { done: [{ count: 3, of: 10 }], failed: [new Error('stopped')] },
  },
  home: (snapshot) => snapshot.matches('choosing'),
  horizon: ({ context }) => context.outcomes.length > 1,
  invariantViolation: ({ context, value }) => {
    const { outcomes, decisions, lists } = context;
    if (lists.length !== (value === 'playing' ? outcomes.length + 1 : outcomes.length))
      return 'a round without its list';
    if (value === 'over') return decisions.length === outcomes.length ? undefined : 'a loose end';
    if (value === 'playing')
      return decisions.length === outcomes.length ? undefined : 'a round without its decision';
    return outcomes.every(({ round }) => rounds.includes(round)) ? undefined : 'no such round';
  },
});
