import {
  outboxKey,
  parseOutbox,
  type chatMachine,
  type conversationsMachine,
  type Me,
} from '@seatwise/flows/chat';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { wiredChatMachine } from './provideChatMachine.ts';

export interface Chat extends ActorRefFrom<typeof chatMachine> {}

/**
 * The chat of one person, which lives as long as the component that asks for it. Whoever uses this
 * for another person starts it anew.
 */
export const useChat = (me: Me): Chat => {
  const { api, env, session } = useServices();
  const machine = useMemo(() => wiredChatMachine({ api, env, session }), [api, env, session]);
  const chat = useActorRef(machine, {
    input: {
      me,
      outbox: parseOutbox(sessionStorage.getItem(outboxKey), me.id),
      clientId: crypto.randomUUID(),
      now: Date.now,
      random: Math.random,
    },
  });

  useEffect(() => {
    const refused = chat.on('connection.refused', () => session.onExpired());
    const wake = (): void => {
      if (document.visibilityState === 'visible') chat.send({ type: 'network.woke' });
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      refused.unsubscribe();
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [chat, session]);

  const token = useSession(session, ({ user }) => user?.token);
  useEffect(() => {
    if (token !== undefined) chat.send({ type: 'token.renewed' });
  }, [chat, token]);

  return chat;
};

/** The conversations of a chat; undefined as long as there is none. */
export const useConversations = <T>(
  chat: Chat | null,
  select: (conversations: SnapshotFrom<typeof conversationsMachine> | undefined) => T,
): T => useSelector(chat?.getSnapshot().children.conversations, select);
