import { stillFits, type Conversation, type ConversationQuery } from '@seatwise/flows/chat';
import { useEffect, useMemo } from 'react';
import { useConversations, type Chat } from '../../../features/chat/useChat.ts';
import { useSettled } from '../../../hooks/useSettled.ts';

/** How long typing rests before the server is asked. Milliseconds. */
const restingTime = 150;

const none: readonly Conversation[] = [];

/** The page of conversations that the URL asks for; all of them where a backend has no pages. */
export const useListedConversations = (chat: Chat, query: ConversationQuery) => {
  const conversations = useConversations(chat, (snapshot) => snapshot);
  const search = useSettled(query.search, restingTime);
  const wanted = useMemo(() => ({ ...query, search }), [query, search]);
  useEffect(() => {
    chat.getSnapshot().children.conversations?.send({ type: 'query.changed', query: wanted });
  }, [chat, wanted]);
  const { me } = chat.getSnapshot().context;
  const { list = none, counts = null, query: loaded = wanted } = conversations?.context ?? {};
  const isPaged = counts !== null;
  const shown = useMemo(
    () => (isPaged ? list.filter((row) => stillFits(row, loaded, me.id)) : list),
    [isPaged, list, loaded, me.id],
  );
  return {
    shown,
    isPaged,
    /** How many fit, on all pages. */
    found: counts?.found ?? list.length,
    /** How many there are. */
    all: counts?.all ?? list.length,
  };
};
