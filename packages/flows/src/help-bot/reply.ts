import { answers, fallbacks, type TopicId } from './messages.ts';
import { plainWords } from './spelling.ts';
import { topics } from './topics.ts';

/** What a question is about; undefined when the bot knows no answer. */
export const topicOf = (question: string): TopicId | undefined => {
  const words = plainWords(question);
  return topics.find(
    ({ when, unless }) => when.every((pattern) => pattern.test(words)) && !unless?.test(words),
  )?.id;
};

/** Where the bot stands: the documents write its fallback with another apostrophe in each place. */
export type HelpBotLocation = keyof typeof fallbacks;

/** The one reply to a question: plain text, with the phone number filled in. */
export const replyTo = (question: string, place: HelpBotLocation, phone: string): string => {
  const topic = topicOf(question);
  return (topic ? answers[topic] : fallbacks[place]).replaceAll('{phone}', () => phone);
};
