import { accountTopics } from './accountTopics.ts';
import { generalTopics } from './generalTopics.ts';
import { specialTopics } from './specialTopics.ts';
import type { Topic } from './topic.ts';

/** Topics in the order in which they are tried, special before general; the first that fits wins. */
export const topics: readonly Topic[] = [...accountTopics, ...specialTopics, ...generalTopics];

/** Questions that the bot offers by itself. */
export const promptChips = [
  'How many rounds are there?',
  'Which documents do I need?',
  'What is AIQ and state quota?',
  'How do I fill my choices?',
  'How many attempts do I have?',
] as const;
