import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';
import { assertEvent, assign, setup } from 'xstate';
import { shortTime } from '../shared/dates.ts';
import { botTime } from './messages.ts';
import { replyTo, type HelpBotLocation } from './reply.ts';

export interface BotMessage {
  readonly sender: 'bot' | 'user';
  readonly text: string;
  /** The formatted time; always 'Bot' for the bot. */
  readonly time: string;
}

interface Input {
  readonly place: HelpBotLocation;
  /** Whom to turn to when the bot knows no answer. */
  readonly phone: string;
  /** What was typed before a reload. @default '' */
  readonly draft?: string;
}

interface Context extends Input {
  readonly draft: string;
  readonly messages: readonly BotMessage[];
  /** Questions that wait for their reply. */
  readonly open: readonly string[];
}

type Events =
  | { type: 'draft.changed'; text: string }
  /** `at` is the time of day, in milliseconds since 1970. */
  | { type: 'question.sent'; at: number };

/** The documents give a delay for the predictor alone. */
const replyDelays: Readonly<Record<HelpBotLocation, number>> = { predictor: 250, dashboard: 0 };

export const helpBotMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actions: {
    change: assign({
      draft: ({ event }) => {
        assertEvent(event, 'draft.changed');
        return event.text;
      },
    }),
    ask: assign(({ context: { draft, messages, open }, event }) => {
      assertEvent(event, 'question.sent');
      const text = draft.trim();
      const asked: BotMessage = { sender: 'user', text, time: shortTime(event.at) };
      return { draft: '', messages: [...messages, asked], open: [...open, text] };
    }),
    reply: assign(({ context: { messages, open, place, phone } }) => {
      const [question = '', ...rest] = open;
      const text = replyTo(question, place, phone);
      return { messages: [...messages, { sender: 'bot', text, time: botTime }], open: rest };
    }),
  },
  guards: {
    isSendable: ({ context }) => {
      const { length } = context.draft.trim();
      return length > 0 && length <= maxMessageLength;
    },
    hasOpenQuestion: ({ context }) => context.open.length > 0,
  },
  delays: { replyDelay: ({ context }) => replyDelays[context.place] },
}).createMachine({
  id: 'helpBot',
  context: ({ input }) => ({ draft: '', ...input, messages: [], open: [] }),
  initial: 'listening',
  on: {
    'draft.changed': { actions: 'change' },
    'question.sent': { guard: 'isSendable', actions: 'ask' },
  },
  states: {
    listening: { always: { guard: 'hasOpenQuestion', target: 'answering' } },
    answering: {
      after: { replyDelay: { target: 'listening', actions: 'reply' } },
    },
  },
});
