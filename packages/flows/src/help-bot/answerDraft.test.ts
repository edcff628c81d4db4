import { describe, expect, it } from 'vitest';
import { answerProblems, draftFor, draftOfAnswer, wordsOf } from './answerDraft.ts';

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

  it('BEY-FIG-07 keeps words of which any one counts together', () => {
    expect(wordsOf({ ...draftFor(''), words: 'Bike/Scooty, /govt/' })).toEqual([
      'bike/scooty',
      'govt',
    ]);
    const answer = { question: null, words: ['bike/scooty', 'govt'], answer: 'Yes.' };
    expect(draftOfAnswer(answer)).toEqual({
      question: '',
      words: 'bike/scooty govt',
      answer: 'Yes.',
    });
  });

  it.each([
    [{}, ['answer']],
    [{ answer: 'Yes.' }, []],
    [{ answer: 'Yes.', words: '' }, ['words']],
    [{ answer: 'Yes.', words: 'parking' }, ['words']],
    [{ answer: 'Yes.', words: 'parking/hostels' }, []],
    [{ answer: 'Yes.', question: 'Which round?', words: 'round' }, ['words']],
    [{ answer: 'Yes.', words: 'a b c d e f g h i' }, ['words']],
    [{ question: ' ', words: 'hostel', answer: ' ' }, ['question', 'answer']],
  ])('BEY-FIG-03 with %j it lacks %j', (changes, fields) => {
    const draft = { ...draftFor('Is there a hostel?'), ...changes };
    expect(Object.keys(answerProblems(draft))).toEqual(fields);
  });
});
