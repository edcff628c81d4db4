import type { ChatMessage } from './message.ts';

interface Reach {
  readonly myId: number;
  readonly studentId: number | undefined;
  /** The last message that was seen. */
  readonly after: number;
  /** Only those before this one. @default all */
  readonly before?: number;
}

/** What colleagues answered after a message that one has seen: to be read before one answers, too. */
export const colleagueAnswers = (
  messages: readonly ChatMessage[],
  { myId, studentId, after, before = Infinity }: Reach,
): readonly ChatMessage[] =>
  messages.filter(
    ({ id, senderId }) =>
      id !== null && id > after && id < before && senderId !== myId && senderId !== studentId,
  );

/** What colleagues answered while one's own answer, the first one after `after`, was on its way. */
export const crossedAnswers = (
  messages: readonly ChatMessage[],
  reach: Omit<Reach, 'before'>,
): readonly ChatMessage[] => {
  const own = messages.find(
    ({ id, senderId }) => id !== null && id > reach.after && senderId === reach.myId,
  );
  return own ? colleagueAnswers(messages, { ...reach, before: own.id! }) : [];
};

/** The newest message that the server has numbered; 0 without any. */
export const newestId = (messages: readonly ChatMessage[]): number =>
  messages.reduce((newest, { id }) => Math.max(newest, id ?? 0), 0);
