import { day, hour, indianOffset, minute } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import type { ConversationFacts } from './conversationFacts.ts';

const figuresReach = 30 * day;

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

/** Counts open and waiting conversations, and how fast staff answered in the last 30 days. */
export const chatFigures = (db: Database, factsOf: ConversationFacts['factsOf'], now: number) => {
  const byHour = Array.from({ length: 24 }, () => 0);
  const answers: number[] = [];
  let open = 0;
  let waiting = 0;
  for (const conversation of db.conversations.all()) {
    const { messages, waitingSince } = factsOf(conversation);
    if (conversation.isClosed !== true) open += 1;
    if (waitingSince !== null) waiting += 1;
    let asked: number | null = null;
    for (const { senderId, timestamp } of messages) {
      if (timestamp < now - figuresReach) continue;
      if (senderId === conversation.studentId) {
        asked ??= timestamp;
        byHour[Math.floor(((timestamp + indianOffset) / hour) % 24)]! += 1;
      } else if (asked !== null) {
        answers.push((timestamp - asked) / minute);
        asked = null;
      }
    }
  }
  const typical = median(answers);
  return {
    open,
    waiting,
    firstAnswerMinutes: typical === null ? null : Math.round(typical * 10) / 10,
    byHour,
  };
};
