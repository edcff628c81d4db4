import * as z from 'zod/mini';
import { json, defineArea, rows } from './operation.ts';
import { maybe, timestamp } from './values.ts';

export const adminMails = defineArea('admin', {
  listGivenUpMails: {
    summary: 'The mails that are tried no more, newest first, without their texts',
    route: 'GET /api/admin/mails',
    answer: rows(
      z.object({
        id: z.string(),
        email: maybe(z.string()),
        subject: maybe(z.string()),
        createdAt: maybe(timestamp),
        /** The mail server's code, such as `EENVELOPE 550`. */
        fault: maybe(z.string()),
        /** False for a mail whose code has expired. */
        maySendAgain: maybe(z.boolean()),
      }),
    ),
  },

  sendMailsAgain: {
    summary: 'Queue the mails again that were given up, without those whose code is over',
    route: 'POST /api/admin/mails/send-again',
    answer: json(z.object({ count: z.int() })),
  },
});
