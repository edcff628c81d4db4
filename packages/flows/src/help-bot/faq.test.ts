import { expect, it } from 'vitest';
import { frequentQuestions } from './faq.ts';
import { replyTo } from './reply.ts';

it.each(frequentQuestions)('the bot answers «$question» just so', ({ question, answer }) => {
  expect(replyTo(question, 'dashboard', '+91 00000 00000')).toBe(answer);
});
