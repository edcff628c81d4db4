import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { assign, setup } from 'xstate';
import { failureOf, isNotOffered, type Failed } from '../shared/failure.ts';
import { providedCall } from '../shared/machine.ts';
import { problem, type Notice } from '../shared/notice.ts';
import type { RoundRequest, Upgrades } from './playedSeason.ts';
import {
  participantProblem,
  listOf,
  wishesOf,
  studentOf,
  type Participant,
  type Material,
} from './participant.ts';
import type { MatchedList } from './matchedList.ts';
import { messages } from './messages.ts';
import { rounds, type Round } from '../counselling-rules/index.ts';
import { decisionsOn, examOfSeats, roundAfter, type Decision } from './rounds.ts';
import type { Decided, SavedSeason } from './savedSeason.ts';
import type { RoundOutcome } from './season.ts';

export interface Context {
  readonly seed: number;
  readonly material: Material | null;
  readonly participant: Participant | null;
  /** The student's list for each round, the current one last. */
  readonly lists: readonly MatchedList[];
  readonly decisions: readonly Decided[];
  /** A season from before a reload, which is replayed up to where it was. */
  readonly saved: SavedSeason | null;
  readonly outcomes: readonly RoundOutcome[];
  readonly upgrades: Upgrades | null;
  readonly share: number;
  readonly notice: Notice | null;
}

export interface Started {
  readonly participant: Participant;
}

export interface PracticeInput {
  readonly seed: number;
  readonly saved?: SavedSeason | undefined;
}

type Events =
  | { type: 'load.retried' }
  | ({ type: 'practice.started' } & Started)
  | { type: 'practice.restarted'; seed: number }
  | { type: 'round.progressed'; share: number }
  | { type: 'round.cancelled' }
  | ({ type: 'decision.made' } & Decided);

const lastOf = ({ outcomes }: Context): RoundOutcome => outcomes.at(-1)!;

const examOf = ({ material }: Context): Exam => examOfSeats(material!.seats);

const decisionsOf = (context: Context): readonly Decision[] =>
  decisionsOn(examOf(context), lastOf(context));

const stepOf = (decision: Decision | null, list: MatchedList): RoundRequest['steps'][number] => ({
  decision,
  ...wishesOf(list),
});

export const requestOf = ({
  material,
  participant,
  lists,
  seed,
  decisions,
}: Context): RoundRequest => ({
  seats: material!.seats,
  student: studentOf(participant!, lists[0]!),
  seed,
  steps: lists.slice(1).map((list, at) => stepOf(decisions[at]!.decision, list)),
});

/** The student in the next round, with the list chosen for it. */
const nextParticipant = ({ participant }: Context, { listId }: Decided): Participant => ({
  ...participant!,
  listId,
});

const nextRound = ({ lists }: Context): Round => rounds[lists.length] ?? 'stray';

/** Whether the round does not allow this decision. */
const isForbidden = (context: Context, { decision }: Decided): boolean => {
  if (lastOf(context).place === null) return decision !== null;
  return decision === null || !decisionsOf(context).includes(decision);
};

/** Whether the season ends with this decision. */
const endsSeason = (context: Context, { decision }: Decided): boolean =>
  roundAfter(examOf(context), lastOf(context).round, decision) === undefined;

/** Whether the list for the next round can be played. */
const mayFill = (context: Context, decided: Decided): boolean =>
  participantProblem(nextParticipant(context, decided), context.material!, nextRound(context)) ===
  undefined;

/** The saved season's decision after the last round; undefined if it can no longer be made. */
const savedDecision = (context: Context): Decided | undefined => {
  const decided = context.saved?.decisions[context.outcomes.length - 1];
  return decided && !isForbidden(context, decided) ? decided : undefined;
};

/** An action that takes the saved decision as its parameters. */
export const withSaved = <Type extends string>(type: Type) =>
  ({
    type,
    params: ({ context }: { context: Context }): Decided => savedDecision(context)!,
  }) as const;

/** The context before the first round. */
export const notStarted = {
  lists: [],
  decisions: [],
  outcomes: [],
  saved: null,
  upgrades: null,
  notice: null,
} satisfies Partial<Context>;

/** The types, actors, actions and guards of the practice machine. */
export const practiceSetup = setup({
  types: { input: {} as PracticeInput, context: {} as Context, events: {} as Events },
  actors: {
    load: providedCall<Material>('load'),
    playRound: providedCall<
      RoundOutcome,
      RoundRequest & { readonly onProgress: (share: number) => void }
    >('playRound'),
    countUpgrades: providedCall<Upgrades, RoundRequest>('countUpgrades'),
  },
  actions: {
    keepMaterial: assign((_, material: Material) => ({ material })),
    enterSaved: assign(({ context }, material: Material) => ({
      seed: context.saved!.seed,
      participant: context.saved!.participant,
      lists: [listOf(context.saved!.participant, material)],
    })),
    dropSaved: assign({ saved: null }),
    enter: assign(({ context }, { participant }: Started) => ({
      participant,
      lists: [listOf(participant, context.material!)],
      decisions: [],
      outcomes: [],
    })),
    beginRound: assign({ share: 0, notice: null, upgrades: null }),
    progress: assign(({ context }, { share }: { share: number }) => ({
      share: Math.min(1, Math.max(context.share, share)),
    })),
    keepOutcome: assign(({ context }, outcome: RoundOutcome) => ({
      outcomes: [...context.outcomes, outcome],
    })),
    decide: assign(({ context }, { decision, listId }: Decided) => ({
      decisions: [...context.decisions, { decision, listId }],
    })),
    /** Each round has a new list; a student who asks for an upgrade holds the seat meanwhile. */
    fillChoices: assign(({ context }, decided: Decided) => {
      const { place } = lastOf(context);
      const isHeld = decided.decision === 'upgrade' && place !== null;
      const held = isHeld ? context.lists.at(-1)!.entries[place] : undefined;
      const participant = nextParticipant(context, decided);
      return {
        lists: [...context.lists, listOf(participant, context.material!, nextRound(context), held)],
      };
    }),
    /** Withdraws the decision of a cancelled or failed round, so that it is open again. */
    takeBack: assign({
      decisions: ({ context }) => context.decisions.slice(0, -1),
      lists: ({ context }) => context.lists.slice(0, -1),
      saved: null,
    }),
    keepUpgrades: assign((_, upgrades: Upgrades) => ({ upgrades })),
    startOver: assign((_, { seed }: { seed: number }) => ({ ...notStarted, seed })),
    refuse: assign(({ context }, { participant }: Started) => ({
      notice: problem(participantProblem(participant, context.material!)!),
    })),
    refuseList: assign(({ context }, decided: Decided) => ({
      notice: problem(
        participantProblem(
          nextParticipant(context, decided),
          context.material!,
          nextRound(context),
        )!,
      ),
    })),
    clearNotice: assign({ notice: null }),
    notifyLoad: assign({
      notice: (_, { error }: Failed) => {
        if (isNotOffered(error)) return problem(messages.notOffered);
        return problem(failureOf(error).status === 0 ? messages.unreachable : messages.failed);
      },
    }),
    notifyStopped: assign({ notice: problem(messages.stopped) }),
  },
  guards: {
    mayEnterSaved: ({ context: { saved } }, material: Material) =>
      saved !== null && participantProblem(saved.participant, material) === undefined,
    mayEnter: ({ context }, { participant }: Started) =>
      participantProblem(participant, context.material!) === undefined,
    isForbidden: ({ context }, decided: Decided) => isForbidden(context, decided),
    endsSeason: ({ context }, decided: Decided) => endsSeason(context, decided),
    mayFill: ({ context }, decided: Decided) => mayFill(context, decided),
    savedEnds: ({ context }) => {
      const decided = savedDecision(context);
      return decided !== undefined && endsSeason(context, decided);
    },
    savedGoesOn: ({ context }) => {
      const decided = savedDecision(context);
      return decided !== undefined && mayFill(context, decided);
    },
    /** Whether a better choice and a further round exist to move up. */
    mayMoveUp: ({ context }) => {
      const { place } = lastOf(context);
      return place !== null && place > 0 && decisionsOf(context).includes('upgrade');
    },
    hasOutcome: ({ context }) => context.outcomes.length > 0,
  },
});
