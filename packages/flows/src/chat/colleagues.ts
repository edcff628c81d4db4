import type { ChatMessage } from './message.ts';

interface Reach {
  readonly myId: number;
  readonly studentId: number | undefined;
  /** The id of the last message that the user has seen. */
  readonly after: number;
  /** Only messages before this id. @default all */
  readonly before?: number;
}

/** What colleagues wrote since the last message that the user saw: to be read before answering. */
export const colleagueAnswers = (
  messages: readonly ChatMessage[],
  { myId, studentId, after, before = Infinity }: Reach,
): readonly ChatMessage[] =>
  messages.filter(
    ({ id, senderId }) =>
      id !== null && id > after && id < before && senderId !== myId && senderId !== studentId,
  );

/** What colleagues wrote while the user's answer (the first one after `after`) was in transit. */
export const crossedAnswers = (
  messages: readonly ChatMessage[],
  reach: Omit<Reach, 'before'>,
): readonly ChatMessage[] => {
  const own = messages.find(
    ({ id, senderId }) => id !== null && id > reach.after && senderId === reach.myId,
  );
  return own ? colleagueAnswers(messages, { ...reach, before: own.id! }) : [];
};

/** The newest id that the server has assigned; 0 without any. */
export const newestId = (messages: readonly ChatMessage[]): number =>
  messages.reduce((newest, { id }) => Math.max(newest, id ?? 0), 0);
