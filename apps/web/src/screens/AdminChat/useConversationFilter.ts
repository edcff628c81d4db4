import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import {
  conversationScopes,
  filteredConversations,
  hasWork,
  type Conversation,
  type ConversationFilter,
  type ConversationScope,
} from '@seatwise/flows/chat';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';

const scopeOf = (text: string | null): ConversationScope =>
  conversationScopes.find((scope) => scope === text) ?? 'all';

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

/** The conversations that the search and the filters of the URL leave, and how to change these. */
export const useConversationFilter = (list: readonly Conversation[], myId: number) => {
  const [query, setQuery] = useSearchParams();
  const scope = scopeOf(query.get('show'));
  const isClosed = query.get('state') === 'closed';
  const search = query.get('search') ?? '';
  const texts = useFoundTexts(search);
  const isOffered = hasWork(list);
  const shown = useMemo(
    () =>
      isOffered
        ? filteredConversations(list, { scope, isClosed, search }, myId, new Set(texts.keys()))
        : list,
    [isOffered, list, scope, isClosed, search, myId, texts],
  );
  const change = (changed: Partial<ConversationFilter>): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        const next = { scope, isClosed, search, ...changed };
        const write = (name: string, value: string): void =>
          value === '' ? after.delete(name) : after.set(name, value);
        write('show', next.scope === 'all' ? '' : next.scope);
        write('state', next.isClosed ? 'closed' : '');
        write('search', next.search);
        return after;
      },
      { replace: true },
    );
  return { filter: { scope, isClosed, search }, isOffered, shown, texts, change };
};
