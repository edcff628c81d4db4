import { maxMessageLength } from './constants/chat.ts';
import { maxAnswerLength, maxAnswerWords, maxQuestionLength } from './constants/helpBot.ts';
import * as z from 'zod/mini';
import { json, defineArea } from './operation.ts';
import { changedMeanwhile } from './seen.ts';
import { bounded, id, maybe, timestamp } from './values.ts';

/**
 * Additional calls: answers to what the help bot's own list does not cover. If a backend does not
 * implement them (404, 405 or 501), the bot replies with its specified fallback.
 */

const path = '/api/admin/help-bot';

const reviewedAnswer = z.object({
  id: z.int(),
  question: maybe(z.string()),
  /** A question with all of these words gets the answer; `bike/scooty` takes either. */
  words: maybe(z.array(z.string())),
  answer: z.string(),
  savedAt: maybe(timestamp),
  savedBy: maybe(z.string()),
});

const word = z
  .string()
  .check(z.regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]{1,40}(\/[\p{Ll}\p{Lo}\p{M}\p{N}]{1,40}){0,7}$/u));

const answerBody = z.object({
  question: bounded(maxQuestionLength),
  words: z.array(word).check(z.minLength(1), z.maxLength(maxAnswerWords)),
  answer: bounded(maxAnswerLength),
});

/** The fields of an answer that two editors may change at the same time. */
export const answerFields = ['question', 'words', 'answer'] as const;

export const helpBot = defineArea('admin', {
  askHelpBot: {
    summary:
      'A question that the help bot cannot answer: a reviewed answer, or it is noted; one whose answer did not help is noted',
    route: 'POST /api/help-bot/questions',
    access: 'signed-in',
    body: z.object({
      question: bounded(maxMessageLength),
      /** Reports that the bot's answer did not help, so that no other answer is looked up. */
      helped: z.optional(z.literal(false)),
    }),
    answer: json(z.object({ answer: maybe(z.string()) })),
  },

  readHelpBot: {
    summary: 'Questions without an answer, the most asked first, and the reviewed answers',
    route: `GET ${path}`,
    answer: json(
      z.object({
        questions: maybe(
          z.array(
            z.object({
              id: z.int(),
              question: z.string(),
              count: maybe(z.int()),
              /** How many times an asker reported that the bot's answer did not help. */
              notHelped: maybe(z.int()),
              lastAskedAt: maybe(timestamp),
            }),
          ),
        ),
        answers: maybe(z.array(reviewedAnswer)),
      }),
    ),
  },

  saveHelpBotAnswer: {
    summary: 'Answer a question from now on; questions that it answers leave the list',
    route: `POST ${path}/answers`,
    body: answerBody,
    answer: json(reviewedAnswer),
    failures: { 409: 'There are as many reviewed answers as the bot takes' },
  },

  updateHelpBotAnswer: {
    summary: 'Change a reviewed answer; questions that it answers now leave the list',
    route: `PUT ${path}/answers/{id}`,
    params: z.object({ id }),
    body: z.extend(answerBody, {
      /** The values that the form showed: an unchanged field does not revert others' changes. */
      seen: z.optional(z.partial(answerBody)),
    }),
    answer: json(reviewedAnswer),
    failures: {
      404: 'No such answer',
      409: changedMeanwhile('It cannot be changed', answerFields, {
        field: 'answer',
        value: 'Round 3 opens on 4 December.',
        changedBy: 'Nisha Verma',
      }),
    },
  },

  deleteHelpBotAnswer: {
    summary: 'Take a reviewed answer back',
    route: `DELETE ${path}/answers/{id}`,
    params: z.object({ id }),
    answer: json(reviewedAnswer),
    failures: { 404: 'No such answer' },
  },

  dismissHelpBotQuestion: {
    summary: 'Take a question off the list without an answer',
    route: `DELETE ${path}/questions/{id}`,
    params: z.object({ id }),
    answer: json(z.object({ id: z.int() })),
    failures: { 404: 'No such question' },
  },
});
