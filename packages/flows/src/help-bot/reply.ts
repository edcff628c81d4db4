import { accountTopics } from './accountTopics.ts';
import { generalTopics } from './generalTopics.ts';
import { answers, fallbacks, handovers, type BotTexts, type TopicId } from './messages.ts';
import { specialTopics } from './specialTopics.ts';
import { plainWords } from './spelling.ts';
import type { Topic } from './topic.ts';

const topics: Readonly<Record<TopicId, Topic>> = {
  ...accountTopics,
  ...specialTopics,
  ...generalTopics,
};

/** The topics that match a question, in the order in which they are tried: special before general. */
export const topicsOf = (question: string): readonly TopicId[] => {
  const words = plainWords(question);
  return Object.entries(topics)
    .filter(
      ([, { when, unless }]) =>
        when.every((pattern) => pattern.test(words)) && !unless?.test(words),
    )
    .map(([id]) => id as TopicId);
};

/** The topic of a question: the first that matches; undefined where none does. */
export const topicOf = (question: string): TopicId | undefined => topicsOf(question)[0];

/** The page of the bot; the specification writes the fallback with a different apostrophe on each. */
export type HelpBotLocation = keyof typeof fallbacks;

const ownTexts: Omit<BotTexts, 'facts'> = { answers, fallbacks, handovers };

/** The reply to a question as plain text, with the phone number and the way to a counsellor filled in. */
export const replyTo = (
  question: string,
  place: HelpBotLocation,
  phone: string,
  texts = ownTexts,
): string => {
  const topic = topicOf(question);
  return (topic ? texts.answers[topic] : texts.fallbacks[place])
    .replaceAll('{counsellor}', texts.handovers[place])
    .replaceAll('{phone}', () => phone);
};
