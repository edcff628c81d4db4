import { isAskedBy, maxQuestionLength } from '@seatwise/api-client/contract/constants/helpBot';
import type { Backend } from '../../backend.ts';

/** The most questions stored; the least asked question makes room for a new one. */
const maxQuestions = 500;

/** The most reviewed answers that the bot may have. */
export const maxAnswers = 500;

/**
 * A question without what could identify its author: addresses, links, numbers of four digits or
 * more (phones, roll numbers, ranks), and a name introduced as one. No account is stored with it.
 */
export const withoutPersonalData = (question: string): string =>
  question
    .slice(0, 4 * maxQuestionLength)
    .replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}/g, '[email]')
    .replaceAll(/https?:\/\/\S+/gi, '[link]')
    .replaceAll(/\b(my name is|mera naam|मेरा नाम)(\s+[^\s.,?!]+){1,2}/giu, '$1 [name]')
    .replaceAll(/[\p{L}]{0,4}[+\d][\d\s()/-]{2,24}\d[\p{L}\d]*/gu, (found) =>
      found.replaceAll(/\D/g, '').length >= 4 ? ' [number] ' : found,
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxQuestionLength);

/** A key that is equal for questions that differ only in case and punctuation. */
const keyOf = (question: string): string =>
  question
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The questions that the help bot answered badly or not at all, and the reviewed answers. */
export const createQuestionBook = ({
  db,
  environment: { clock },
}: Pick<Backend, 'db' | 'environment'>) => ({
  /** The newest reviewed answer to a question. */
  answerTo: (question: string): string | null =>
    db.botAnswers
      .all()
      .toReversed()
      .find(({ words }) => isAskedBy(question, words))?.answer ?? null,

  /** Counts a known question or adds a new one, and whether the bot's answer failed to help. */
  note: (asked: string, wasAnswered = false): void => {
    const question = withoutPersonalData(asked);
    const key = keyOf(question);
    if (key === '') return;
    const lastAskedAt = clock.now();
    db.transaction(() => {
      const [known] = db.botQuestions.where('key', key);
      if (known) {
        db.botQuestions.update(known.id, {
          count: known.count + 1,
          ...(wasAnswered && { notHelped: (known.notHelped ?? 0) + 1 }),
          lastAskedAt,
        });
        return;
      }
      if (db.botQuestions.size >= maxQuestions) {
        const [least] = db.botQuestions
          .all()
          .toSorted((a, b) => a.count - b.count || a.lastAskedAt - b.lastAskedAt);
        db.botQuestions.delete(least!.id);
      }
      db.botQuestions.put({
        id: db.nextId('botQuestions'),
        key,
        question,
        count: 1,
        ...(wasAnswered && { notHelped: 1 }),
        lastAskedAt,
      });
    });
  },
});
