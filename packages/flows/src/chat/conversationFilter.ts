import type { conversationScopes } from '@seatwise/api-client/contract/constants/chat';
import type { Conversation } from './conversations.ts';

type ConversationScope = (typeof conversationScopes)[number];

/** The conversations that a counsellor wants to see. */
export interface ConversationFilter {
  readonly scope: ConversationScope;
  /** Lists closed conversations instead of open ones; a search finds both. */
  readonly isClosed: boolean;
  /** Matches the student's name or a message. */
  readonly search: string;
}

/** The page to show of the conversations that match a filter. */
export interface ConversationQuery extends ConversationFilter {
  /** Counted from 1. */
  readonly page: number;
  /** The open conversation, which is shown even if the filter excludes it. */
  readonly selected: number | null;
}

/** The first page of all open conversations. */
export const firstQuery: ConversationQuery = {
  scope: 'all',
  isClosed: false,
  search: '',
  page: 1,
  selected: null,
};

/** Whether two queries list the same conversations, whichever one is open. */
export const listsSame = (a: ConversationQuery, b: ConversationQuery): boolean =>
  a.scope === b.scope && a.isClosed === b.isClosed && a.search === b.search && a.page === b.page;

/** Whether a listed conversation still matches the filter after what has happened to it since. */
export const stillFits = (
  { work }: Conversation,
  { scope, isClosed, search }: ConversationFilter,
  myId: number,
): boolean => {
  if (search === '' && (work?.isClosed ?? false) !== isClosed) return false;
  if (scope === 'mine') return work?.assignee?.id === myId;
  return scope === 'all' || work?.waitingSince != null;
};
