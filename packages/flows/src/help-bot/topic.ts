export type { TopicId } from './messages.ts';

/** How a question on a topic is recognised, in the normalised words of `plainWords`. */
export interface Topic {
  /** Every pattern has to match the words of the question. */
  readonly when: readonly RegExp[];
  /** Excludes questions that match and belong to another topic. */
  readonly unless?: RegExp;
}
