import type { conversationScopes } from '@seatwise/api-client/contract/constants/chat';
import type { Conversation } from './conversations.ts';

type ConversationScope = (typeof conversationScopes)[number];

/** Which conversations a counsellor wants to see. */
export interface ConversationFilter {
  readonly scope: ConversationScope;
  /** The closed ones instead of the open ones; a search finds both. */
  readonly isClosed: boolean;
  /** What the student's name has in it, or a message. */
  readonly search: string;
}

/** The page of them that shows. */
export interface ConversationQuery extends ConversationFilter {
  /** Counted from 1. */
  readonly page: number;
  /** The open conversation, which shows whether it fits or not. */
  readonly selected: number | null;
}

/** The latest open conversations. */
export const firstQuery: ConversationQuery = {
  scope: 'all',
  isClosed: false,
  search: '',
  page: 1,
  selected: null,
};

/** Whether two queries list the same, whatever conversation is open. */
export const listsSame = (a: ConversationQuery, b: ConversationQuery): boolean =>
  a.scope === b.scope && a.isClosed === b.isClosed && a.search === b.search && a.page === b.page;

/** Whether a listed conversation still fits after what has happened since the server listed it. */
export const stillFits = (
  { work }: Conversation,
  { scope, isClosed, search }: ConversationFilter,
  myId: number,
): boolean => {
  if (search === '' && (work?.isClosed ?? false) !== isClosed) return false;
  if (scope === 'mine') return work?.assignee?.id === myId;
  return scope === 'all' || work?.waitingSince != null;
};
