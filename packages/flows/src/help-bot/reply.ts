import { answers, fallbacks, handovers, type TopicId } from './messages.ts';
import { plainWords } from './spelling.ts';
import { topics } from './topics.ts';

/** The topic of a question; undefined where none matches. */
export const topicOf = (question: string): TopicId | undefined => {
  const words = plainWords(question);
  return topics.find(
    ({ when, unless }) => when.every((pattern) => pattern.test(words)) && !unless?.test(words),
  )?.id;
};

/** The page of the bot; the specification writes the fallback with a different apostrophe on each. */
export type HelpBotLocation = keyof typeof fallbacks;

/** The reply to a question as plain text, with the phone number and the way to a counsellor filled in. */
export const replyTo = (question: string, place: HelpBotLocation, phone: string): string => {
  const topic = topicOf(question);
  return (topic ? answers[topic] : fallbacks[place])
    .replaceAll('{counsellor}', handovers[place])
    .replaceAll('{phone}', () => phone);
};
