import { and, assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ApplicantProfile } from '../eligibility/index.ts';
import { failureOf, isNotOffered } from '../shared/failure.ts';
import { notProvided } from '../shared/notProvided.ts';
import { problem, type Notice } from '../shared/notice.ts';
import type { Student } from './competitors.ts';
import { fitList, type ChoiceList, type FittedList } from './fit.ts';
import { messages } from './messages.ts';
import { kindOf, type Category } from './pools.ts';
import type { PracticeSeats } from './reach.ts';
import { roundAfter, rules, type Decision } from './rounds.ts';
import type { RoundOutcome } from './season.ts';

/** What a practice is played with. */
export interface Material {
  readonly seats: PracticeSeats;
  readonly lists: readonly ChoiceList[];
  readonly profile: ApplicantProfile;
}

/** A round to be played: the season is made again from its seed, and its decisions repeated. */
export interface RoundRequest {
  readonly seats: PracticeSeats;
  readonly student: Student;
  readonly seed: number;
  readonly decisions: readonly (Decision | null)[];
}

/** In how many of several next rounds the student would move up. */
export interface Upgrades {
  readonly count: number;
  readonly of: number;
}

/** What the student plays with. */
interface Entrant {
  readonly listId: string;
  readonly rank: number;
  readonly category: Category;
  readonly isDisabled: boolean;
}

interface Context {
  readonly seed: number;
  readonly material: Material | null;
  readonly student: Student | null;
  readonly list: FittedList | null;
  readonly decisions: readonly (Decision | null)[];
  readonly outcomes: readonly RoundOutcome[];
  readonly upgrades: Upgrades | null;
  readonly share: number;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'load.retried' }
  | { type: 'practice.started'; entrant: Entrant }
  | { type: 'practice.restarted'; seed: number }
  | { type: 'round.progressed'; share: number }
  | { type: 'round.cancelled' }
  | { type: 'decision.made'; decision: Decision | null };

const lastOf = ({ outcomes }: Context): RoundOutcome => outcomes.at(-1)!;

const requestOf = ({ material, student, seed, decisions }: Context): RoundRequest => ({
  seats: material!.seats,
  student: student!,
  seed,
  decisions,
});

const enter = ({ listId, rank, category, isDisabled }: Entrant, material: Material) => {
  const chosen = material.lists.find(({ id }) => id === listId);
  const profile = { ...material.profile, category, pwd: isDisabled };
  const list = fitList(material.seats, chosen?.entries ?? [], profile);
  const programmes = list.entries.map(({ programme }) => programme);
  return { list, student: { rank, kind: kindOf(category, isDisabled), list: programmes } };
};

const isRank = (rank: number): boolean => Number.isInteger(rank) && rank > 0 && rank <= 10_000_000;

/** Why a practice cannot begin; undefined where it can. */
const entrantProblem = (entrant: Entrant, material: Material): string | undefined => {
  if (!isRank(entrant.rank)) return messages.rank;
  if (!material.lists.some(({ id }) => id === entrant.listId)) return messages.list;
  return enter(entrant, material).list.entries.length === 0 ? messages.nothingFits : undefined;
};

export const practiceMachine = setup({
  types: { input: {} as { seed: number }, context: {} as Context, events: {} as Events },
  actors: {
    load: fromPromise<Material>(notProvided('load')),
    playRound: fromPromise<
      RoundOutcome,
      RoundRequest & { readonly onProgress: (share: number) => void }
    >(notProvided('playRound')),
    countUpgrades: fromPromise<Upgrades, RoundRequest>(notProvided('countUpgrades')),
  },
  actions: {
    keepMaterial: assign({ material: (_, { output }: { output: Material }) => output }),
    enter: assign(({ context, event }) => {
      assertEvent(event, 'practice.started');
      return { ...enter(event.entrant, context.material!), decisions: [], outcomes: [] };
    }),
    beginRound: assign({ share: 0, notice: null, upgrades: null }),
    progress: assign({
      share: ({ context, event }) => {
        assertEvent(event, 'round.progressed');
        return Math.min(1, Math.max(context.share, event.share));
      },
    }),
    keepOutcome: assign({
      outcomes: ({ context }, { output }: { output: RoundOutcome }) => [
        ...context.outcomes,
        output,
      ],
    }),
    decide: assign({
      decisions: ({ context, event }) => {
        assertEvent(event, 'decision.made');
        return [...context.decisions, event.decision];
      },
    }),
    /** Of a round that was cancelled or failed, the decision that led to it is open again. */
    takeBack: assign({ decisions: ({ context }) => context.decisions.slice(0, -1) }),
    keepUpgrades: assign({ upgrades: (_, { output }: { output: Upgrades }) => output }),
    startOver: assign({
      seed: ({ event }) => {
        assertEvent(event, 'practice.restarted');
        return event.seed;
      },
      decisions: [],
      outcomes: [],
      upgrades: null,
      notice: null,
    }),
    refuse: assign({
      notice: ({ context, event }) => {
        assertEvent(event, 'practice.started');
        return problem(entrantProblem(event.entrant, context.material!)!);
      },
    }),
    clearNotice: assign({ notice: null }),
    notifyLoad: assign({
      notice: (_, { error }: { error: unknown }) => {
        if (isNotOffered(error)) return problem(messages.notOffered);
        return problem(failureOf(error).status === 0 ? messages.unreachable : messages.failed);
      },
    }),
    notifyStopped: assign({ notice: problem(messages.stopped) }),
  },
  guards: {
    mayEnter: ({ context, event }) => {
      assertEvent(event, 'practice.started');
      return entrantProblem(event.entrant, context.material!) === undefined;
    },
    /** Whether a round follows the decision. */
    goesOn: ({ context, event }) => {
      assertEvent(event, 'decision.made');
      return roundAfter(lastOf(context).round, event.decision) !== undefined;
    },
    /** Whether the round leaves this decision to the student. */
    isAllowed: ({ context, event }) => {
      assertEvent(event, 'decision.made');
      const { place, round } = lastOf(context);
      if (place === null) return event.decision === null;
      return event.decision !== null && rules[round].decisions.includes(event.decision);
    },
    /** Whether there is a better place to be moved up to, and a round to do it in. */
    mayMoveUp: ({ context }) => {
      const { place, round } = lastOf(context);
      return place !== null && place > 0 && rules[round].decisions.includes('upgrade');
    },
    hasOutcome: ({ context }) => context.outcomes.length > 0,
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({
    ...input,
    material: null,
    student: null,
    list: null,
    decisions: [],
    outcomes: [],
    upgrades: null,
    share: 0,
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepMaterial', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'notifyLoad', params: ({ event }) => event },
        },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading', actions: 'clearNotice' } } },
    choosing: {
      on: {
        'practice.started': [
          { guard: 'mayEnter', target: 'playing', actions: 'enter' },
          { actions: 'refuse' },
        ],
      },
    },
    playing: {
      tags: 'busy',
      entry: 'beginRound',
      on: {
        'round.progressed': { actions: 'progress' },
        'round.cancelled': [
          { guard: 'hasOutcome', target: 'result', actions: 'takeBack' },
          { target: 'choosing' },
        ],
      },
      invoke: {
        id: 'playRound',
        src: 'playRound',
        input: ({ context, self }) => ({
          ...requestOf(context),
          onProgress: (share: number) => self.send({ type: 'round.progressed', share }),
        }),
        onDone: {
          target: 'result',
          actions: { type: 'keepOutcome', params: ({ event }) => event },
        },
        onError: [
          { guard: 'hasOutcome', target: 'result', actions: ['takeBack', 'notifyStopped'] },
          { target: 'choosing', actions: 'notifyStopped' },
        ],
      },
    },
    result: {
      initial: 'reached',
      on: {
        'practice.restarted': { target: 'choosing', actions: 'startOver' },
        'decision.made': [
          { guard: and(['isAllowed', 'goesOn']), target: 'playing', actions: 'decide' },
          { guard: 'isAllowed', target: 'over', actions: 'decide' },
        ],
      },
      states: {
        reached: { always: [{ guard: 'mayMoveUp', target: 'counting' }, { target: 'counted' }] },
        counting: {
          invoke: {
            id: 'countUpgrades',
            src: 'countUpgrades',
            input: ({ context }) => requestOf(context),
            onDone: {
              target: 'counted',
              actions: { type: 'keepUpgrades', params: ({ event }) => event },
            },
            onError: 'counted',
          },
        },
        counted: {},
      },
    },
    over: { on: { 'practice.restarted': { target: 'choosing', actions: 'startOver' } } },
  },
});
