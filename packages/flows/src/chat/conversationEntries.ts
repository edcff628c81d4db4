import { shortDateTime, timeOf } from '../shared/dates.ts';
import { unreadIn, type Context, type Conversation } from './conversations.ts';

/** A conversation as a list shows it. */
export interface ConversationEntry {
  readonly id: number;
  readonly name: string;
  readonly lastUpdated: string;
  readonly unread: number;
}

const studentName = (student: Conversation['student']): string => student?.username || 'Student';

/** The conversations as a list shows them, the last one spoken in first. */
export const conversationEntries = (
  { list, unread }: Pick<Context, 'list' | 'unread'>,
  timeZone?: string,
): readonly ConversationEntry[] =>
  list.map(({ id, student, lastUpdated }) => ({
    id,
    name: studentName(student),
    lastUpdated: shortDateTime(timeOf(lastUpdated), timeZone),
    unread: unreadIn({ unread }, id),
  }));

/** The number of unread messages of all conversations. */
export const unreadInAll = ({ unread }: Pick<Context, 'unread'>): number =>
  Object.values(unread).reduce((sum, { length }) => sum + length, 0);
