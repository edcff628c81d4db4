import * as z from 'zod/mini';
import { json, defineArea, text } from './operation.ts';
import { bounded, email } from './values.ts';

const path = '/api/users/guardian';

const nothingWaits = { 409: 'The account needs no consent, or has it' };

/**
 * The consent of a minor's parent or guardian, which a code to their own mailbox confirms. These
 * calls are not in the specification.
 */
export const guardian = defineArea('signed-in', {
  readGuardian: {
    summary: 'Whether a parent or guardian has to confirm, and the email that was given for them',
    route: `GET ${path}`,
    answer: json(z.object({ isWaiting: z.boolean(), email: z.nullable(z.string()) })),
  },

  sendGuardianCode: {
    summary: 'Mail a code to the parent or guardian',
    route: `POST ${path}/code`,
    body: z.object({ email }),
    answer: text,
    failures: {
      ...nothingWaits,
      400: 'It is the student’s own email',
      429: 'A code was sent within 30 seconds, or five within the hour',
    },
  },

  confirmGuardian: {
    summary: 'Confirm the consent by the code; from then on the student may buy a plan',
    route: `POST ${path}/confirm`,
    body: z.object({ otp: bounded(12) }),
    answer: text,
    failures: { ...nothingWaits, 400: 'The code is wrong, used or expired' },
  },
});
