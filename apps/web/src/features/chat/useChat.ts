import { messagePageSize } from '@seatwise/api-client/contract/constants/chat';
import {
  outboxKey,
  parseOutbox,
  type chatMachine,
  type conversationsMachine,
  type ChatUser,
} from '@seatwise/flows/chat';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useCallback, useEffect, useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useWhenOnline, useWhenVisible } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { provideChatMachine } from './provideChatMachine.ts';

export interface Chat extends ActorRefFrom<typeof chatMachine> {}

/** The admin console's chat, which stays connected across its pages. */
export const ChatContext = createContext<Chat | null>(null);

/** Starts a user's chat and stops it on unmount. Remount (by key) for another user. */
export const useChat = (me: ChatUser): Chat => {
  const { api, env, session } = useServices();
  const machine = useMemo(() => provideChatMachine({ api, env, session }), [api, env, session]);
  const chat = useActorRef(machine, {
    input: {
      me,
      outbox: parseOutbox(sessionStorage.getItem(outboxKey), me.id, Date.now),
      clientId: crypto.randomUUID(),
      now: Date.now,
      random: Math.random,
      pageSize: messagePageSize,
    },
  });

  useEffect(() => {
    const refused = chat.on('connection.unauthorized', () => session.onExpired());
    return () => refused.unsubscribe();
  }, [chat, session]);

  const reconnect = useCallback(() => {
    if (document.visibilityState === 'visible') chat.send({ type: 'network.resumed' });
  }, [chat]);
  useWhenOnline(reconnect);
  useWhenVisible(reconnect);

  const token = useSession(session, ({ user }) => user?.token);
  useEffect(() => {
    if (token !== undefined) chat.send({ type: 'token.renewed' });
  }, [chat, token]);

  return chat;
};

/** Selects from the conversations of a chat; without a chat `select` gets undefined. */
export const useConversations = <T>(
  chat: Chat | null,
  select: (conversations: SnapshotFrom<typeof conversationsMachine> | undefined) => T,
): T => useSelector(chat?.getSnapshot().children.conversations, select);
