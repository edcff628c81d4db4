import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';
import { assign, setup } from 'xstate';
import { shortTime } from '../shared/dates.ts';
import { providedCall, withEvent } from '../shared/machine.ts';
import { botTime } from './messages.ts';
import { factTopicOf } from './facts.ts';
import { hasAnswerTo, replyTo, topicOf, type Asker, type HelpBotLocation } from './reply.ts';
import { isInOwnSpeech } from './speech.ts';

interface BotMessage {
  readonly sender: 'bot' | 'user';
  readonly text: string;
  /** The formatted time; 'Bot' for all messages of the bot. */
  readonly time: string;
  /** The question that a bot reply answers; absent for a greeting and the fallback. */
  readonly answers?: string;
}

/** A text that was looked up. */
export interface LookedUp {
  readonly text: string;
  /** Whether it is an answer of staff. */
  readonly isReviewed: boolean;
}

interface Input extends Asker {
  /** The text typed before a reload. @default '' */
  readonly draft?: string;
}

interface Context extends Input {
  readonly draft: string;
  readonly messages: readonly BotMessage[];
  /** Questions that still await a reply. */
  readonly open: readonly string[];
}

type Events =
  | { type: 'draft.changed'; text: string }
  /** `at` is the time of day, in milliseconds since 1970. */
  | { type: 'question.sent'; at: number };

/** The specification only gives a delay for the prediction page. */
const replyDelays: Readonly<Record<HelpBotLocation, number>> = { prediction: 250, dashboard: 0 };

/** How long the bot waits for a reviewed answer before its fallback, in milliseconds. */
const lookUpLimit = 3000;

interface Found {
  readonly answer: LookedUp | null;
}

/** Replies from the list of topics, or with the fallback. */
const replyOwn = { type: 'reply', params: { answer: null } } as const;

export const helpBotMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    /** Looks for an answer in the app's data, among reviewed answers, or in another language. */
    lookUp: providedCall<LookedUp | null, string>('lookUp'),
  },
  actions: {
    change: assign((_, { text }: { text: string }) => ({ draft: text })),
    ask: assign(({ context: { draft, messages, open } }, { at }: { at: number }) => {
      const text = draft.trim();
      const asked: BotMessage = { sender: 'user', text, time: shortTime(at) };
      return { draft: '', messages: [...messages, asked], open: [...open, text] };
    }),
    reply: assign(({ context }, { answer }: Found) => {
      const { messages, open } = context;
      const [question = '', ...rest] = open;
      const reply: BotMessage = {
        sender: 'bot',
        text: answer?.text ?? replyTo(question, context),
        time: botTime,
        ...((answer?.isReviewed || hasAnswerTo(question)) && { answers: question }),
      };
      return { messages: [...messages, reply], open: rest };
    }),
  },
  guards: {
    isSendable: ({ context }) => {
      const { length } = context.draft.trim();
      return length > 0 && length <= maxMessageLength;
    },
    isCanned: ({ context: { open } }) => {
      const [question = ''] = open;
      return (
        topicOf(question) !== undefined &&
        factTopicOf(question) === undefined &&
        isInOwnSpeech(question)
      );
    },
    hasOpenQuestion: ({ context }) => context.open.length > 0,
  },
  delays: { replyDelay: ({ context }) => replyDelays[context.place], lookUpLimit },
}).createMachine({
  id: 'helpBot',
  context: ({ input }) => ({ draft: '', ...input, messages: [], open: [] }),
  initial: 'listening',
  on: {
    'draft.changed': { actions: withEvent('change') },
    'question.sent': { guard: 'isSendable', actions: withEvent('ask') },
  },
  states: {
    listening: { always: { guard: 'hasOpenQuestion', target: 'answering' } },
    answering: {
      after: {
        replyDelay: [
          { guard: 'isCanned', target: 'listening', actions: replyOwn },
          { target: 'lookingUp' },
        ],
      },
    },
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => context.open[0] ?? '',
        onDone: {
          target: 'listening',
          actions: { type: 'reply', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'listening', actions: replyOwn },
      },
      after: { lookUpLimit: { target: 'listening', actions: replyOwn } },
    },
  },
});
