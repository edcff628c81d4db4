import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { ConversationQuery } from '../conversationFilter.ts';
import type { Conversation, LoadedConversations } from '../conversations.ts';
import { conversationsMachine } from '../conversationsMachine.ts';
import { conversation, message } from './chat.ts';
import { settled } from './startChat.ts';

export const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const list = [
  conversation({ id: 1, lastUpdated: at(1) }),
  conversation({ id: 2, lastUpdated: at(3) }),
  conversation({ id: 3, lastUpdated: '' }),
];

interface World {
  readonly isStaff?: boolean;
  readonly load?: (
    query: ConversationQuery,
  ) => Promise<readonly Conversation[] | LoadedConversations>;
  readonly open?: (input: { studentId: number }) => Promise<Conversation>;
}

/** Starts the conversations machine, by default with three conversations. */
export const startConversations = async ({
  isStaff = true,
  load = async () => list,
  open = () => Promise.reject(new Error('called')),
}: World = {}) => {
  const clock = new SimulatedClock();
  const opened: number[] = [];
  const log: unknown[] = [];
  let loads = 0;
  const actor = createActor(
    conversationsMachine.provide({
      actors: {
        loadConversations: fromPromise<LoadedConversations, ConversationQuery>(
          async ({ input }) => {
            loads += 1;
            const loaded = await load(input);
            return 'list' in loaded ? loaded : { list: loaded };
          },
        ),
        openConversation: fromPromise<Conversation, { studentId: number }>(({ input }) =>
          open(input),
        ),
      },
      actions: { logFailure: (_, failure) => log.push(failure) },
    }),
    { clock, input: { me: { id: 4, isStaff }, onOpened: (id) => opened.push(id) } },
  ).start();
  await settled();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    opened,
    log,
    loads: () => loads,
    context,
    ids: () => context().list.map(({ id }) => id),
    value: () => actor.getSnapshot().value,
  };
};

export const arrived = (details: Parameters<typeof message>[0], isRead = false) =>
  ({ type: 'message.arrived', message: message(details), isRead }) as const;
