import { timeOf } from '../shared/dates.ts';
import { studentName } from './conversationEntries.ts';
import type { Conversation } from './conversations.ts';

export const conversationScopes = ['all', 'waiting', 'mine'] as const;
export type ConversationScope = (typeof conversationScopes)[number];

/** Which conversations a counsellor wants to see. */
export interface ConversationFilter {
  readonly scope: ConversationScope;
  /** The closed ones instead of the open ones. */
  readonly isClosed: boolean;
  /** What the student's name has in it, or a message, see `found`. */
  readonly search: string;
}

const waitingSince = ({ work }: Conversation): number | undefined => timeOf(work?.waitingSince);

/** Whether a backend keeps what staff do with conversations; an empty list does not say. */
export const hasWork = (list: readonly Conversation[]): boolean => list.some(({ work }) => work);

/**
 * The conversations that fit, in the order of the list; those that wait with the longest first. The
 * open conversation of the screen stays until another one is opened.
 */
export const filteredConversations = (
  list: readonly Conversation[],
  { scope, isClosed, search }: ConversationFilter,
  myId: number,
  /** The conversations in whose messages the search was found. */
  found: ReadonlySet<number> = new Set(),
): readonly Conversation[] => {
  const wanted = search.trim().toLowerCase();
  const fits = (conversation: Conversation): boolean => {
    const { id, student, work } = conversation;
    if ((work?.isClosed ?? false) !== isClosed) return false;
    if (scope === 'mine' && work?.assignee?.id !== myId) return false;
    if (scope === 'waiting' && !work?.waitingSince) return false;
    return wanted === '' || found.has(id) || studentName(student).toLowerCase().includes(wanted);
  };
  const fitting = list.filter(fits);
  if (scope !== 'waiting') return fitting;
  return fitting
    .map((conversation) => ({ conversation, since: waitingSince(conversation) ?? 0 }))
    .toSorted((a, b) => a.since - b.since)
    .map(({ conversation }) => conversation);
};
