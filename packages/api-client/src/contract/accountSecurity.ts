import * as z from 'zod/mini';
import { json, defineArea, rows, text } from './operation.ts';
import { bounded, maybe, timestamp } from './values.ts';

const path = '/api/account';

/** A code of the authenticator app, or a recovery code. */
const code = bounded(40);
const password = bounded(128);
const nothing = { 409: 'Two-step sign-in is already on, or it is off' };
const tooMany = 'Too many wrong passwords or codes: the next try has to wait';

/**
 * The sessions of an account, the proof of identity that some changes ask for, and the second step
 * when staff sign in. These calls are not in the specification.
 */
export const accountSecurity = defineArea('signed-in', {
  listSessions: {
    summary: 'Where the account is signed in',
    route: `GET ${path}/sessions`,
    answer: rows(
      z.object({
        id: z.string(),
        /** The browser and the system, if known; no address is stored. */
        browser: maybe(z.string()),
        system: maybe(z.string()),
        startedAt: timestamp,
        usedAt: timestamp,
        isCurrent: z.boolean(),
      }),
    ),
  },

  endSession: {
    summary: 'Sign another device out',
    route: `DELETE ${path}/sessions/{id}`,
    params: z.object({ id: bounded(64) }),
    answer: text,
    failures: { 404: 'The account has no such session' },
  },

  endOtherSessions: {
    summary: 'Sign out everywhere but here',
    route: `POST ${path}/sessions/end-others`,
    answer: text,
  },

  proveOwner: {
    summary:
      'Give the password again, and the code where two-step sign-in is on; what asks for it then works for ten minutes',
    route: `POST ${path}/proof`,
    body: z.object({ password, code: z.optional(code) }),
    answer: text,
    failures: { 400: 'The password or the code is wrong', 429: tooMany },
  },

  readSecondFactor: {
    summary: 'Whether two-step sign-in is on, and how many recovery codes are left',
    route: `GET ${path}/second-factor`,
    access: 'console',
    answer: json(
      z.object({
        since: z.nullable(timestamp),
        recoveryCodes: z.int(),
        /** Whether staff need two-step sign-in to open the console. */
        isRequired: z.boolean(),
      }),
    ),
  },

  beginSecondFactor: {
    summary: 'Make the key that an authenticator app is given; it counts once a code confirmed it',
    route: `POST ${path}/second-factor`,
    access: 'console',
    asksProof: 'always',
    answer: json(z.object({ key: z.string(), uri: z.string() })),
    failures: nothing,
  },

  confirmSecondFactor: {
    summary:
      'Turn two-step sign-in on by a code of the app, and sign out everywhere else; answers the recovery codes, once',
    route: `POST ${path}/second-factor/confirm`,
    access: 'console',
    body: z.object({ code }),
    answer: json(z.object({ recoveryCodes: z.array(z.string()) })),
    failures: { 400: 'The code is wrong', ...nothing, 429: tooMany },
  },

  removeSecondFactor: {
    summary: 'Turn two-step sign-in off',
    route: `POST ${path}/second-factor/remove`,
    access: 'console',
    body: z.object({ password, code }),
    answer: text,
    failures: { 400: 'The password or the code is wrong', ...nothing, 429: tooMany },
  },
});
