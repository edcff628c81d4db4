import * as z from 'zod/mini';
import { json, defineArea, text } from './operation.ts';
import { bounded, email } from './values.ts';

/**
 * A user's new email takes effect once the address is verified. These calls are not in the
 * specification: if a backend lacks them, a saved email takes effect at once.
 */
const path = '/api/users/email-change';

const nothingWaits = { 409: 'No new address waits for verification' };

export const emailChange = defineArea('signed-in', {
  readEmailChange: {
    summary: 'The new address that waits for its verification',
    route: `GET ${path}`,
    answer: json(z.object({ email: z.nullable(z.string()) })),
  },

  sendEmailChangeCode: {
    summary: 'Send another code to the new address',
    route: `POST ${path}/code`,
    answer: text,
    failures: {
      ...nothingWaits,
      429: 'A code was sent within 30 seconds, or five within the hour',
    },
  },

  confirmEmailChange: {
    summary: 'Verify the new address with its code; from then on it is the account’s',
    route: `POST ${path}/confirm`,
    body: z.object({ email, otp: bounded(12) }),
    answer: json(z.object({ email: z.string() })),
    failures: {
      400: 'The code is wrong, used, expired or of another address',
      409: 'Another address or none waits, or another account has it by now',
    },
  },

  cancelEmailChange: {
    summary: 'Keep the present address and forget the new one',
    route: `DELETE ${path}`,
    answer: text,
  },

  undoEmailChange: {
    summary:
      'Bring a replaced address back by the link that was mailed to it; ends all sessions and the password',
    route: `POST ${path}/undo`,
    access: 'everyone',
    body: z.object({ token: bounded(128) }),
    answer: json(z.object({ email: z.string() })),
    failures: {
      400: 'The link is wrong, used, or older than seven days',
      429: 'Too many wrong links',
    },
  },
});
