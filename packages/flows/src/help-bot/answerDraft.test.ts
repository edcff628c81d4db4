import { describe, expect, it } from 'vitest';
import { answerProblems, draftFor, wordsOf } from './answerDraft.ts';

describe('the draft of a reviewed answer', () => {
  it('BEY-FIG-03 proposes the words that say what a question is about', () => {
    expect(draftFor('Is there a hostel for the girls in 2026?').words).toBe('hostel girls');
  });

  it('BEY-FIG-03 takes words apart, each once', () => {
    expect(wordsOf({ ...draftFor(''), words: ' Hostel, girls;hostel ' })).toEqual([
      'hostel',
      'girls',
    ]);
  });

  it.each([
    [{}, ['answer']],
    [{ answer: 'Yes.' }, []],
    [{ answer: 'Yes.', words: '' }, ['words']],
    [{ answer: 'Yes.', words: 'parking' }, ['words']],
    [{ answer: 'Yes.', words: 'a b c d e f g h i' }, ['words']],
    [{ question: ' ', words: 'hostel', answer: ' ' }, ['question', 'answer']],
  ])('BEY-FIG-03 with %j it lacks %j', (changes, fields) => {
    const draft = { ...draftFor('Is there a hostel?'), ...changes };
    expect(Object.keys(answerProblems(draft))).toEqual(fields);
  });
});
