import * as z from 'zod/mini';
import type { areas } from './contract/index.ts';

/** Shared by the two generated documents. */

export type Json = { [name: string]: unknown };

export const areaTitles: Readonly<Record<keyof typeof areas, string>> = {
  accounts: 'Sign-up, sign-in, one-time codes, the current user',
  files: 'Alert documents',
  alerts: 'Alerts that staff write and plan',
  payments: 'Orders and their verification',
  orders: 'A student’s own orders: how they stand, and closing one that is not paid',
  contact: 'Own contact details, and the contact form',
  emailChange: 'A new email that waits for its verification',
  guardian: 'The consent of a minor’s parent or guardian',
  applicant: 'What a student says about themselves, to be shown the seats they may apply for',
  ownData: 'One’s own data',
  accountSecurity: 'Where one is signed in, the proof of the owner, two-step sign-in of staff',
  prediction: 'Quotas and college prediction',
  accuracy: 'How the prediction did on the years that are known',
  seatMatrix: 'The seat matrix',
  practice: 'What a practice allotment is played with',
  choices: 'Choice lists: the seats in the order in which they are handed in',
  sharedLists: 'Choice lists that others read by a link, and a counsellor’s comments',
  shortlist: 'Starred colleges and seats',
  colleges: 'A page for each college',
  authorities: 'Who gives the seats of each state, and what they ask of their candidates',
  counsellingDates: 'The dates of the counselling, as a list and as a calendar',
  adminUsers: 'User management',
  adminFiles: 'File management',
  adminPayments: 'Orders of all students, refunds, reconciliation',
  adminData: 'Import, publication and roll-back of official data',
  contactMessages: 'What was sent by the contact form',
  adminMails: 'Mails that were given up',
  helpBot: 'What the help bot cannot answer, and reviewed answers',
  figures: 'Figures by day',
  audit: 'What staff changed',
  chat: 'Conversations and messages',
  conversations: 'What counsellors do with conversations beside writing in them',
  overviews: 'Live figures',
  callbacks: 'What the payment providers call',
};

export const license: Json = { name: 'Proprietary', url: 'https://seatwise.example/terms' };

/** A zod schema as JSON Schema 2020-12, which both documents use. */
export const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...drawn } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file')
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  });
  return drawn;
};
