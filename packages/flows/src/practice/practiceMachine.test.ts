import { behavesAsModelled } from '../testing/behaves.ts';
import type { Material } from './participant.ts';
import { practiceMachine } from './practiceMachine.ts';
import { rounds } from '../counselling-rules/index.ts';
import type { RoundOutcome } from './season.ts';

const choice = { instituteCode: '200001', institute: 'A', subject: 'MBBS', quotaName: 'All India' };
const material: Material = {
  seats: {
    year: 2024,
    sample: true,
    institutes: { code: ['200001'], name: ['A'], state: ['Delhi'] },
    subjects: ['MBBS'],
    quotas: ['All India'],
    programmes: { institute: [0], subject: [0], quota: [0] },
    cells: { programme: [0], pool: [0], seats: [1], opening: [1], closing: [9] },
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
  isKept: false,
  entries: [],
  competitors: 1,
});

behavesAsModelled({
  machine: practiceMachine,
  inputs: () => [{ seed: 1 }],
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
