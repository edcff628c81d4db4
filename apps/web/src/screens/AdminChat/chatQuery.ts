import { conversationScopes } from '@seatwise/api-client/contract/constants/chat';
import type { ConversationQuery } from '@seatwise/flows/chat';

/** What the URL says: the open conversation, and which ones are listed. */
export const chatQuery = {
  read: (params: URLSearchParams): ConversationQuery => ({
    selected: params.has('conversation') ? Number(params.get('conversation')) : null,
    scope: conversationScopes.find((scope) => scope === params.get('show')) ?? 'all',
    isClosed: params.get('state') === 'closed',
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }),
  write: ({ selected, scope, isClosed, search, page }: ConversationQuery): URLSearchParams => {
    const params = new URLSearchParams();
    if (selected !== null) params.set('conversation', String(selected));
    if (scope !== 'all') params.set('show', scope);
    if (isClosed) params.set('state', 'closed');
    if (search !== '') params.set('search', search);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};
