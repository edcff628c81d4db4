import type { Database } from '../database.ts';

const hour = 60 * 60 * 1000;

/** What students asked in vain: the question, how often, and how many hours ago. */
const questions: readonly (readonly [question: string, count: number, hours: number])[] = [
  ['Does the hostel of a government college allow two wheelers?', 7, 5],
  ['Can I keep my phone number after I change my plan?', 3, 30],
  ['Is there a gym near AIIMS Jodhpur', 1, 52],
];

export const seedHelpBot = (db: Database, now: number, savedBy: string): void => {
  for (const [question, count, hours] of questions)
    db.botQuestions.put({
      id: db.nextId('botQuestions'),
      key: question
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
      question,
      count,
      lastAskedAt: now - hours * hour,
    });
  db.botAnswers.put({
    id: db.nextId('botAnswers'),
    question: 'Where is your office?',
    words: ['office', 'where'],
    answer: 'Our office advises online alone. Use the contact form, and we call you.',
    savedAt: now - 90 * hour,
    savedBy,
  });
};
