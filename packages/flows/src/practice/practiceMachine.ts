import { and, assertEvent, assign, setup } from 'xstate';
import { failureOf, isNotOffered } from '../shared/failure.ts';
import { providedCall, withEvent } from '../shared/machine.ts';
import { problem, type Notice } from '../shared/notice.ts';
import type { Student } from './competitors.ts';
import {
  participantProblem,
  listOf,
  programmesOf,
  studentOf,
  type Participant,
  type Material,
} from './participant.ts';
import type { MatchedList } from './matchedList.ts';
import { messages } from './messages.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import { roundAfter, rules, type Decision } from './rounds.ts';
import type { RoundOutcome, Step } from './season.ts';

/** A round to be played: the season is made again from its seed, and its steps repeated. */
export interface RoundRequest {
  readonly seats: PracticeSeats;
  readonly student: Student;
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** In how many of several next rounds the student would move up. */
export interface Upgrades {
  readonly count: number;
  readonly of: number;
}

interface Context {
  readonly seed: number;
  readonly material: Material | null;
  readonly participant: Participant | null;
  /** The student's list of each round, the present one last. */
  readonly lists: readonly MatchedList[];
  readonly decisions: readonly (Decision | null)[];
  readonly outcomes: readonly RoundOutcome[];
  readonly upgrades: Upgrades | null;
  readonly share: number;
  readonly notice: Notice | null;
}

type Events =
  | { type: 'load.retried' }
  | { type: 'practice.started'; participant: Participant }
  | { type: 'practice.restarted'; seed: number }
  | { type: 'round.progressed'; share: number }
  | { type: 'round.cancelled' }
  /** With the list that the next round is played with. */
  | { type: 'decision.made'; decision: Decision | null; listId: string };

const lastOf = ({ outcomes }: Context): RoundOutcome => outcomes.at(-1)!;

const requestOf = ({ material, participant, lists, seed, decisions }: Context): RoundRequest => ({
  seats: material!.seats,
  student: studentOf(participant!, lists[0]!),
  seed,
  steps: lists.slice(1).map((list, at) => ({
    decision: decisions[at]!,
    list: programmesOf(list),
  })),
});

/** Who plays the next round: the student, with the list that was chosen for it. */
const nextParticipant = (
  { participant }: Context,
  { listId }: { readonly listId: string },
): Participant => ({
  ...participant!,
  listId,
});

export const practiceMachine = setup({
  types: { input: {} as { seed: number }, context: {} as Context, events: {} as Events },
  actors: {
    load: providedCall<Material>('load'),
    playRound: providedCall<
      RoundOutcome,
      RoundRequest & { readonly onProgress: (share: number) => void }
    >('playRound'),
    countUpgrades: providedCall<Upgrades, RoundRequest>('countUpgrades'),
  },
  actions: {
    keepMaterial: assign({ material: (_, { output }: { output: Material }) => output }),
    enter: assign(({ context, event }) => {
      assertEvent(event, 'practice.started');
      const { participant } = event;
      return {
        participant,
        lists: [listOf(participant, context.material!)],
        decisions: [],
        outcomes: [],
      };
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
    /** Each round has a new list of choices; a student who asks for an upgrade holds the seat. */
    fillChoices: assign(({ context, event }) => {
      assertEvent(event, 'decision.made');
      const { place } = lastOf(context);
      const isHeld = event.decision === 'upgrade' && place !== null;
      const held = isHeld ? context.lists.at(-1)!.entries[place] : undefined;
      const participant = nextParticipant(context, event);
      return {
        participant,
        lists: [...context.lists, listOf(participant, context.material!, held)],
      };
    }),
    /** After a cancelled or failed round its decision is open again. */
    takeBack: assign({
      decisions: ({ context }) => context.decisions.slice(0, -1),
      lists: ({ context }) => context.lists.slice(0, -1),
    }),
    keepUpgrades: assign({ upgrades: (_, { output }: { output: Upgrades }) => output }),
    startOver: assign({
      seed: ({ event }) => {
        assertEvent(event, 'practice.restarted');
        return event.seed;
      },
      lists: [],
      decisions: [],
      outcomes: [],
      upgrades: null,
      notice: null,
    }),
    refuse: assign({
      notice: ({ context, event }) => {
        assertEvent(event, 'practice.started');
        return problem(participantProblem(event.participant, context.material!)!);
      },
    }),
    refuseList: assign({
      notice: ({ context, event }) => {
        assertEvent(event, 'decision.made');
        return problem(participantProblem(nextParticipant(context, event), context.material!)!);
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
      return participantProblem(event.participant, context.material!) === undefined;
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
    /** Whether the list for the next round can be played. */
    mayFill: ({ context, event }) => {
      assertEvent(event, 'decision.made');
      return participantProblem(nextParticipant(context, event), context.material!) === undefined;
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
    participant: null,
    lists: [],
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
        onDone: { target: 'choosing', actions: withEvent('keepMaterial') },
        onError: { target: 'failed', actions: withEvent('notifyLoad') },
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
          { target: 'choosing', actions: 'takeBack' },
        ],
      },
      invoke: {
        id: 'playRound',
        src: 'playRound',
        input: ({ context, self }) => ({
          ...requestOf(context),
          onProgress: (share: number) => self.send({ type: 'round.progressed', share }),
        }),
        onDone: { target: 'result', actions: withEvent('keepOutcome') },
        onError: [
          { guard: 'hasOutcome', target: 'result', actions: ['takeBack', 'notifyStopped'] },
          { target: 'choosing', actions: ['takeBack', 'notifyStopped'] },
        ],
      },
    },
    result: {
      initial: 'reached',
      on: {
        'practice.restarted': { target: 'choosing', actions: 'startOver' },
        'decision.made': [
          {
            guard: and(['isAllowed', 'goesOn', 'mayFill']),
            target: 'playing',
            actions: ['fillChoices', 'decide'],
          },
          { guard: and(['isAllowed', 'goesOn']), actions: 'refuseList' },
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
            onDone: { target: 'counted', actions: withEvent('keepUpgrades') },
            onError: 'counted',
          },
        },
        counted: {},
      },
    },
    over: { on: { 'practice.restarted': { target: 'choosing', actions: 'startOver' } } },
  },
});
