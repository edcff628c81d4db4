import { contactStates } from '@seatwise/api-client/contract/contactMessages';
import * as z from 'zod/mini';
import { alert } from '../../db/records.ts';
import { roles } from '@seatwise/api-client/contract/constants/permissions';
import accounts from './texts/accounts.json' with { type: 'json' };
import alerts from './texts/alerts.json' with { type: 'json' };
import contactMessages from './texts/contactMessages.json' with { type: 'json' };
import conversations from './texts/conversations.json' with { type: 'json' };
import files from './texts/files.json' with { type: 'json' };
import helpBotAnswers from './texts/helpBotAnswers.json' with { type: 'json' };
import helpBotQuestions from './texts/helpBotQuestions.json' with { type: 'json' };
import people from './texts/people.json' with { type: 'json' };
import savedReplies from './texts/savedReplies.json' with { type: 'json' };

/** The password of all sample accounts. */
export const samplePassword = 'Seatwise@123';

const text = z.string();
const days = z.optional(z.number());

/** What the sample people are called and have written; times count from the first start. */
export const texts = z.parse(
  z.object({
    /** The accounts that the README names, in the order of their roll numbers, SW000001 on. */
    accounts: z.array(
      z.strictObject({
        name: text,
        email: text,
        role: z.enum(roles),
        verified: z.boolean(),
        phone: text,
        gender: z.enum(['M', 'F']),
        air: z.nullable(z.int()),
        category: z.nullable(text),
      }),
    ),
    alerts: z.array(
      z.strictObject({
        /** Without one, it announces the counselling date of its id, and is called by it. */
        title: z.optional(text),
        dateId: z.optional(text),
        text,
        topic: alert.shape.topic,
        exams: z._default(alert.shape.exams, []),
        link: z._default(z.nullable(text), null),
        isPinned: z._default(z.boolean(), false),
        publishedInDays: z.number(),
        revisedInDays: days,
        withdrawnInDays: days,
      }),
    ),
    contactMessages: z.array(
      z.strictObject({
        name: text,
        email: text,
        phone: text,
        message: text,
        state: z.enum(contactStates),
        hoursAgo: z.number(),
      }),
    ),
    conversations: z.array(
      z.array(z.strictObject({ from: z.enum(['student', 'counsellor']), text })),
    ),
    /** Published documents, the newest first; `{year}` in a name is filled in. */
    files: z.array(z.strictObject({ daysAgo: z.number(), name: text, lines: z.array(text) })),
    helpBotAnswers: z.array(
      z.strictObject({ question: text, words: z.array(text), answer: text, hoursAgo: z.number() }),
    ),
    helpBotQuestions: z.array(
      z.strictObject({ question: text, count: z.int(), hoursAgo: z.number() }),
    ),
    people: z.object({
      given: z.object({ F: z.array(text), M: z.array(text) }),
      family: z.array(text),
    }),
    savedReplies: z.array(z.strictObject({ title: text, text })),
  }),
  {
    accounts,
    alerts,
    contactMessages,
    conversations,
    files,
    helpBotAnswers,
    helpBotQuestions,
    people,
    savedReplies,
  },
);
