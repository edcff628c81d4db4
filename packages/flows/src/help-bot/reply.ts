import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { accountTopics } from './accountTopics.ts';
import { isBeyond } from './beyond.ts';
import { generalTopics } from './generalTopics.ts';
import { answersOf, fallbacks, handovers, type BotTexts, type TopicId } from './messages.ts';
import { specialTopics } from './specialTopics.ts';
import { plainWords } from './spelling.ts';
import type { Topic } from './topic.ts';

const topics: Readonly<Record<TopicId, Topic>> = {
  ...accountTopics,
  ...specialTopics,
  ...generalTopics,
};

/**
 * The topics that match a question, in the order they are tried, special before general; empty for
 * a question that the bot cannot answer.
 */
export const topicsOf = (question: string): readonly TopicId[] => {
  const words = plainWords(question);
  if (isBeyond.test(words)) return [];
  return Object.entries(topics)
    .filter(
      ([, { when, unless }]) =>
        when.every((pattern) => pattern.test(words)) && !unless?.test(words),
    )
    .map(([id]) => id as TopicId);
};

/** The first matching topic of a question; undefined if none matches. */
export const topicOf = (question: string): TopicId | undefined => topicsOf(question)[0];

/** Whether the bot has its own answer to a question; a greeting does not count. */
export const hasAnswerTo = (question: string): boolean => {
  const topic = topicOf(question);
  return topic !== undefined && topic !== 'greeting' && topic !== 'thanks';
};

/** The page of the bot; the specification writes the fallback with a different apostrophe on each. */
export type HelpBotLocation = keyof typeof fallbacks;

const ownTexts: Omit<BotTexts, 'facts'> = { answersOf, fallbacks, handovers };

/** The user's exam and page. */
export interface Asker {
  readonly place: HelpBotLocation;
  /** The contact for when the bot knows no answer. */
  readonly phone: string;
  /** The rules of counselling differ by exam. */
  readonly exam: Exam;
}

/** The reply to a question as plain text, with the phone number and the way to a counsellor filled in. */
export const replyTo = (
  question: string,
  { place, phone, exam }: Asker,
  texts = ownTexts,
): string => {
  const topic = topicOf(question);
  return (topic ? texts.answersOf(exam)[topic] : texts.fallbacks[place])
    .replaceAll('{counsellor}', texts.handovers[place])
    .replaceAll('{phone}', () => phone);
};
