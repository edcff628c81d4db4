import { describe, expect, it } from 'vitest';
import { factTopicOf } from './facts.ts';
import { replyTo } from './reply.ts';
import { textsFor } from './speech.ts';
import { facts, moneyQuestions } from './testing/moneyQuestions.ts';

const asker = { place: 'dashboard', phone: '+91 00000 00000', exam: 'UG' } as const;

type Verdict = 'right' | 'wrong' | 'honest fallback';

/** The verdict on the displayed answer: whether it states the required fact in that language. */
const verdictOn = async (question: string, kind: keyof typeof facts): Promise<Verdict> => {
  const texts = await textsFor(question);
  const reply = texts.write(replyTo(question, asker, texts)).toLowerCase();
  const says = (fact: keyof typeof facts): boolean =>
    facts[fact].some((words) => reply.includes(texts.write(words).toLowerCase()));
  // The app would replace the reply with MCC's dates; only a state's authority may replace it.
  if (![undefined, 'state-counselling'].includes(factTopicOf(question))) return 'wrong';
  if (says('fallback')) return 'honest fallback';
  return says(kind) ? 'right' : 'wrong';
};

describe('questions on money, seats that are left, and counsellings of states', () => {
  it.each(moneyQuestions)('BEY-BOT-07 %j is answered by: %s', async (question, kind) => {
    expect(await verdictOn(question, kind)).toBe(kind === 'fallback' ? 'honest fallback' : 'right');
  });
});
