import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import {
  filteredConversations,
  hasWork,
  type Conversation,
  type ConversationFilter,
} from '@seatwise/flows/chat';
import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

/** How long a search rests before the server is asked for texts. Milliseconds. */
const restingTime = 250;

const nothing: ReadonlyMap<number, string> = new Map();

/** In which conversations a text was written, with the place; asked once the typing rests. */
const useFoundTexts = (search: string): ReadonlyMap<number, string> => {
  const { api } = useServices();
  const [found, setFound] = useState({ search: '', texts: nothing });
  const wanted = search.trim();
  useEffect(() => {
    if (wanted.length < 2) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async (): Promise<void> => {
      try {
        const rows = await api.area(contract).searchMessages({ text: wanted }, { signal });
        const texts = new Map(rows.map((row) => [row.conversationId, row.excerpt ?? ''] as const));
        setFound({ search: wanted, texts });
      } catch (error) {
        // The names are still searched.
        if (!signal.aborted) logFailure(error);
      }
    };
    const timer = setTimeout(() => void ask(), restingTime);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, wanted]);
  return found.search === wanted ? found.texts : nothing;
};

/** The conversations that the search and the filters leave; all where a backend keeps no work. */
export const useConversationFilter = (
  list: readonly Conversation[],
  { scope, isClosed, search }: ConversationFilter,
  myId: number,
) => {
  const texts = useFoundTexts(search);
  const isOffered = hasWork(list);
  const shown = useMemo(
    () =>
      isOffered
        ? filteredConversations(list, { scope, isClosed, search }, myId, new Set(texts.keys()))
        : list,
    [isOffered, list, scope, isClosed, search, myId, texts],
  );
  return { isOffered, shown, texts };
};
