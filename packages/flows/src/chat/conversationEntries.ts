import { shortDateTime, timeOf } from '../shared/dates.ts';
import { unreadIn, unreadInRows, type Context, type Conversation } from './conversations.ts';

/** A conversation as a list shows it. */
export interface ConversationEntry {
  readonly id: number;
  readonly name: string;
  readonly lastUpdated: string;
  readonly unread: number;
  /** The text that a search found in the conversation, or the start of the last message. */
  readonly preview: string | undefined;
}

const studentName = (student: Conversation['student']): string => student?.username || 'Student';

/** The entry of a conversation in a list. */
export const conversationEntry = (
  conversation: Conversation,
  unread: Context['unread'],
  timeZone?: string,
): ConversationEntry => ({
  id: conversation.id,
  name: studentName(conversation.student),
  lastUpdated: shortDateTime(timeOf(conversation.lastUpdated), timeZone),
  unread: unreadIn({ unread }, conversation),
  preview: conversation.excerpt ?? conversation.work?.lastMessage?.content,
});

/** The number of unread messages that have arrived since the rows were loaded. */
export const arrivedInAll = ({ unread }: Pick<Context, 'unread'>): number =>
  Object.values(unread).reduce((sum, { length }) => sum + length, 0);

/** The number of unread messages of all conversations. */
export const unreadInAll = ({
  list,
  unlisted,
  unread,
  unreadElsewhere,
}: Pick<Context, 'list' | 'unlisted' | 'unread' | 'unreadElsewhere'>): number =>
  arrivedInAll({ unread }) + unreadInRows(unlisted ? [...list, unlisted] : list) + unreadElsewhere;
