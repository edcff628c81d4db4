import * as z from 'zod/mini';
import { json, defineArea, text } from './operation.ts';
import { bounded } from './values.ts';

/** Students' rights to their data under data protection law. The specification has neither call. */
export const ownData = defineArea('student', {
  readOwnData: {
    summary: 'Everything that the server has of the student',
    route: 'GET /api/own-data',
    answer: json(z.looseObject({ account: z.looseObject({ id: z.int(), email: z.string() }) })),
  },

  deleteOwnAccount: {
    summary: 'Delete one’s own account with all that belongs to it; payments stay, as tax law asks',
    route: 'POST /api/own-data/delete',
    body: z.object({ password: bounded(128) }),
    answer: text,
    failures: {
      400: 'The password is not the account’s',
      429: 'Too many wrong passwords: the next try has to wait',
    },
  },
});
