import { iso } from '@seatwise/api-client/contract/constants/time';
import { isAskedBy } from '@seatwise/api-client/contract/constants/helpBot';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import { helpBot as contract } from '@seatwise/api-client/contract/helpBot';
import type { Backend } from '../../../backend.ts';
import type { BotAnswer } from '../../../db/records.ts';
import { createQuestionBook, maxAnswers } from '../questions.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { mergeSeen } from '../../../http/seenFields.ts';

const toAnswer = ({ savedAt, ...answer }: BotAnswer) => ({
  ...answer,
  savedAt: iso(savedAt),
});

const factsOf = ({ question, words, answer }: BotAnswer) => ({
  question,
  words: words.join(', '),
  answer,
});

const subjectOf = ({ id, question }: BotAnswer) =>
  ({ kind: 'answer', id, label: question }) as const;

export const helpBotHandlers = (backend: Backend) => {
  const { db, environment, rateLimits } = backend;
  const book = createQuestionBook(backend);

  /** Removes the questions that an answer now answers from the list. */
  const clearAnswered = ({ words }: BotAnswer): void => {
    for (const { id, question } of db.botQuestions.all())
      if (isAskedBy(question, words)) db.botQuestions.delete(id);
  };

  return serveArea(backend, contract, {
    askHelpBot: ({ input: { question, helped }, user }) => {
      const asker = String(user.id);
      rateLimits.botQuestions.assertAllowed(asker);
      rateLimits.botQuestions.record(asker);
      const isAnswered = helped === false;
      const answer = isAnswered ? null : book.answerTo(question);
      // Only students' questions are noted; staff are just trying the bot.
      if (answer === null && may(user.role, 'student')) book.note(question, isAnswered);
      return { answer };
    },

    readHelpBot: () => ({
      questions: db.botQuestions
        .all()
        .toSorted((a, b) => b.count - a.count || b.lastAskedAt - a.lastAskedAt)
        .map(({ id, question, count, notHelped, lastAskedAt }) => ({
          id,
          question,
          count,
          notHelped,
          lastAskedAt: iso(lastAskedAt),
        })),
      answers: db.botAnswers.all().toReversed().map(toAnswer),
    }),

    saveHelpBotAnswer: ({ input, user, audit }) => {
      if (db.botAnswers.size >= maxAnswers)
        throw new HttpError(
          409,
          'The bot has the most answers that it can keep. Remove one first.',
        );
      return db.transaction(() => {
        const saved = db.botAnswers.put({
          id: db.nextId('botAnswers'),
          ...input,
          savedAt: environment.clock.now(),
          savedBy: user.username,
        });
        clearAnswered(saved);
        audit({ subject: subjectOf(saved), after: factsOf(saved) });
        return toAnswer(saved);
      });
    },

    updateHelpBotAnswer: ({ input: { seen = {}, ...edit }, user, audit }) => {
      const before = orNotFound(db.botAnswers.get(edit.id), 'There is no such answer.');
      const { question, words, answer } = before;
      const subject = { kind: 'answer', id: edit.id, what: 'answer' };
      const current = { question, words, answer };
      const input = mergeSeen(db, subject, { edit, seen, current });
      return db.transaction(() => {
        const savedAt = environment.clock.now();
        const saved = db.botAnswers.update(input.id, { ...input, savedAt, savedBy: user.username });
        clearAnswered(saved);
        audit({ subject: subjectOf(saved), before: factsOf(before), after: factsOf(saved) });
        return toAnswer(saved);
      });
    },

    deleteHelpBotAnswer: ({ input: { id }, audit }) => {
      const answer = orNotFound(db.botAnswers.get(id), 'There is no such answer.');
      return db.transaction(() => {
        db.botAnswers.delete(id);
        audit({ subject: subjectOf(answer), before: factsOf(answer) });
        return toAnswer(answer);
      });
    },

    dismissHelpBotQuestion: ({ input: { id }, audit }) => {
      const asked = orNotFound(db.botQuestions.get(id), 'There is no such question.');
      return db.transaction(() => {
        db.botQuestions.delete(id);
        audit({
          subject: { kind: 'answer', id, label: asked.question },
          before: { question: asked.question },
        });
        return { id };
      });
    },
  });
};
