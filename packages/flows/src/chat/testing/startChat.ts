import { createActor, fromCallback, fromPromise, SimulatedClock, type EventObject } from 'xstate';
import { chatMachine } from '../chatMachine.ts';
import type { ConversationQuery } from '../conversationFilter.ts';
import type { Conversation, LoadedConversations } from '../conversations.ts';
import { conversationsMachine } from '../conversationsMachine.ts';
import type { EarlierPage, EarlierQuery, NewestQuery } from '../history.ts';
import type { MessageRow } from '../message.ts';
import type { Outbox } from '../outbox.ts';
import type { SocketCommand } from '../socket.ts';
import { chatStart, conversation } from './chat.ts';

export const settled = () => new Promise((resolve) => setTimeout(resolve));

const chatStudent = { id: 4, isStaff: false };
export const chatAdmin = { id: 8, isStaff: true };

interface World {
  readonly me?: { readonly id: number; readonly isStaff: boolean };
  readonly outbox?: Outbox;
  readonly list?: readonly Conversation[];
  readonly history?: (ids: readonly number[]) => Promise<readonly MessageRow[]>;
  readonly earlier?: (before: number) => Promise<readonly MessageRow[]>;
  readonly pageSize?: number;
}

type ChatEvent = Parameters<ReturnType<typeof createActor<typeof chatMachine>>['send']>[0];

/** Starts a chat machine, and records its socket commands, stored outboxes and log. */
export const startChat = ({
  me = chatStudent,
  outbox = [],
  list = [conversation()],
  history = async () => [],
  earlier = async () => [],
  pageSize = 50,
}: World = {}) => {
  const clock = new SimulatedClock();
  const commands: SocketCommand[] = [];
  const asked: (readonly number[])[] = [];
  const stored: Outbox[] = [];
  const log: unknown[] = [];
  let openings = 0;
  let listings = 0;
  let aborted = 0;
  const actor = createActor(
    chatMachine.provide({
      actors: {
        socket: fromCallback<SocketCommand & EventObject>(({ receive }) => {
          openings += 1;
          receive((command) => commands.push(command));
        }),
        loadMessages: fromPromise<readonly MessageRow[], NewestQuery>(({ input, signal }) => {
          asked.push(input.conversationIds);
          signal.addEventListener('abort', () => {
            aborted += 1;
          });
          return history(input.conversationIds);
        }),
        loadEarlier: fromPromise<EarlierPage<MessageRow>, EarlierQuery>(
          async ({ input: { before } }) => ({ before, rows: await earlier(before) }),
        ),
        conversations: conversationsMachine.provide({
          actors: {
            loadConversations: fromPromise<LoadedConversations, ConversationQuery>(async () => {
              listings += 1;
              return { list };
            }),
          },
        }),
      },
      actions: {
        storeOutbox: ({ context }) => stored.push(context.outbox),
        warnNotConnected: () => log.push('not connected'),
        logFailure: (_, failure) => log.push(failure),
      },
    }),
    {
      clock,
      input: {
        me,
        outbox,
        clientId: 'me',
        now: () => Date.parse(chatStart) + clock.now(),
        random: () => 0.5,
        pageSize,
      },
    },
  ).start();
  actor.on('connection.unauthorized', (event) => log.push(event));

  const send = (...events: ChatEvent[]) => {
    for (const event of events) actor.send(event);
  };

  return {
    actor,
    clock,
    commands,
    asked,
    stored,
    log,
    send,
    openings: () => openings,
    listings: () => listings,
    aborted: () => aborted,
    state: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    /** Opens the socket and confirms the subscriptions. */
    connect: async () => {
      await settled();
      send({ type: 'socket.opened' });
      const command = commands.at(-1)!;
      if (command.type === 'subscribe')
        for (const to of command.subscriptions)
          send({ type: 'subscription.confirmed', subscription: to });
      await settled();
    },
  };
};

export type StartedChat = ReturnType<typeof startChat>;

export const startConnected = async (world: Parameters<typeof startChat>[0] = {}) => {
  const chat = startChat(world);
  await chat.connect();
  return chat;
};
