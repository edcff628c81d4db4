import { conversationScopes, type ConversationFilter } from '@seatwise/flows/chat';

/** What the URL says: the open conversation, and which ones are listed. */
export interface ChatQuery extends ConversationFilter {
  readonly selected: number | null;
}

export const chatQuery = {
  read: (params: URLSearchParams): ChatQuery => ({
    selected: params.has('conversation') ? Number(params.get('conversation')) : null,
    scope: conversationScopes.find((scope) => scope === params.get('show')) ?? 'all',
    isClosed: params.get('state') === 'closed',
    search: params.get('search') ?? '',
  }),
  write: ({ selected, scope, isClosed, search }: ChatQuery): URLSearchParams => {
    const params = new URLSearchParams();
    if (selected !== null) params.set('conversation', String(selected));
    if (scope !== 'all') params.set('show', scope);
    if (isClosed) params.set('state', 'closed');
    if (search !== '') params.set('search', search);
    return params;
  },
};
