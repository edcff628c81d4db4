import { createActor, fromPromise, type Actor, type SimulatedClock } from 'xstate';
import { chatMachine } from '../chatMachine.ts';
import type { ConversationQuery } from '../conversationFilter.ts';
import type { Conversation, LoadedConversations } from '../conversations.ts';
import { conversationsMachine } from '../conversationsMachine.ts';
import type { EarlierPage, EarlierQuery, NewestQuery } from '../history.ts';
import type { MessageRow } from '../message.ts';
import { parseOutbox, writeOutbox, type Outbox } from '../outbox.ts';
import { createSocket } from '../socket.ts';
import type { ChatServer, ServerUser } from './chatServer.ts';

/** A history call in transit: sent, then answered with what the server had at that moment. */
interface Call {
  readonly ask: () => MessageRow[];
  answer: MessageRow[] | undefined;
  readonly resolve: (rows: MessageRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Each student of this world has the conversation with the same id. */
const conversations: readonly Conversation[] = [1, 2].map((id) => ({
  id,
  student: { id, username: `User ${id}` },
  lastUpdated: '2026-11-20T10:00:00.000Z',
}));

/** A simulated chat user: their messages, stored outbox and pending calls. */
export const createChatClient = (user: ServerUser, server: ChatServer, clock: SimulatedClock) => {
  const calls: Call[] = [];
  const accepted = new Set<string>();
  let lives = 0;
  /** Serialised only when read: most stored outboxes never are. */
  let stored: Outbox = [];
  let actor: Actor<typeof chatMachine> | undefined;

  const called = (ask: () => MessageRow[]): Promise<MessageRow[]> =>
    new Promise((resolve, reject) => {
      calls.push({ ask, answer: undefined, resolve, reject });
    });
  const loadMessages = fromPromise<readonly MessageRow[], NewestQuery>(
    ({ input: { conversationIds, limit } }) =>
      called(() => conversationIds.flatMap((id) => server.history(id, limit))),
  );
  const loadEarlier = fromPromise<EarlierPage<MessageRow>, EarlierQuery>(
    async ({ input: { conversationId, before, limit } }) => ({
      before,
      rows: await called(() => server.history(conversationId, limit, before)),
    }),
  );
  const machine = chatMachine.provide({
    actors: {
      socket: createSocket(server.opener(user)),
      loadMessages,
      loadEarlier,
      conversations: conversationsMachine.provide({
        actors: {
          loadConversations: fromPromise<LoadedConversations, ConversationQuery>(async () => ({
            list: user.isStaff ? conversations : conversations.filter(({ id }) => id === user.id),
          })),
        },
      }),
    },
    actions: {
      storeOutbox: ({ context }) => {
        stored = context.outbox;
      },
    },
  });

  const signIn = (): void => {
    if (actor) return;
    lives += 1;
    actor = createActor(machine, {
      clock,
      input: {
        me: user,
        outbox: parseOutbox(writeOutbox(stored, user.id), user.id, () => clock.now()),
        clientId: `${user.id}.${lives}`,
        now: () => clock.now(),
        random: () => 0.5,
        // Small, so that a few messages fill many pages.
        pageSize: 3,
      },
    }).start();
    if (user.isStaff) actor.send({ type: 'conversation.selected', conversationId: 1 });
  };

  const state = () => actor?.getSnapshot();
  const outbox = () => state()?.context.outbox ?? [];

  const signOut = (forgets: boolean): void => {
    if (!actor) return;
    if (forgets) {
      // The user gives up the messages that the server does not have yet.
      for (const { clientMessageId } of outbox()) accepted.delete(clientMessageId);
      stored = [];
    }
    actor.stop();
    actor = undefined;
    calls.length = 0;
  };

  signIn();
  return {
    user,
    accepted,
    state,
    outbox,
    signIn,
    signOut,
    isLive: () => state()?.hasTag('live') === true,
    send: (text: string): boolean => {
      const before = outbox().length;
      actor?.send({ type: 'message.sent', text });
      const newest = outbox().at(-1);
      if (outbox().length === before || !newest) return false;
      accepted.add(newest.clientMessageId);
      return true;
    },
    select: (conversationId: number) =>
      actor?.send({ type: 'conversation.selected', conversationId }),
    showEarlier: () => actor?.send({ type: 'earlier.requested' }),
    hasEarlier: () => (state()?.context.earlierThan ?? null) !== null,
    wake: () => actor?.send({ type: 'network.resumed' }),
    retryAll: () => {
      for (const { clientMessageId: id } of outbox()) actor?.send({ type: 'message.retried', id });
    },
    /** Delivers a history call to the server, or its answer to the client. */
    pumpHistory: (index: number, fails: boolean) => {
      const call = calls[index % Math.max(1, calls.length)];
      if (!call) return;
      if (call.answer === undefined && !fails) {
        call.answer = call.ask();
        return;
      }
      calls.splice(calls.indexOf(call), 1);
      if (fails) call.reject({ status: 0 });
      else call.resolve(call.answer!);
    },
    callsUnderWay: () => calls.length,
  };
};

export type ChatClient = ReturnType<typeof createChatClient>;
