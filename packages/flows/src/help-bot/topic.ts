import type { TopicId } from './messages.ts';

/** What a question is about. */
export interface Topic {
  readonly id: TopicId;
  /** Every pattern has to match the words of the question. */
  readonly when: readonly RegExp[];
  /** Excludes questions that match and belong to another topic. */
  readonly unless?: RegExp;
  /** As a student asks it. */
  readonly example: string;
}
