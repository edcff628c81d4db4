export type { TopicId } from './messages.ts';

/** How a topic recognises its questions, in the normalised words of `plainWords`. */
export interface Topic {
  /** All patterns must match the words of the question. */
  readonly when: readonly RegExp[];
  /** Excludes matching questions that belong to another topic. */
  readonly unless?: RegExp;
}
