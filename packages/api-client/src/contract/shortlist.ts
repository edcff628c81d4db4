import * as z from 'zod/mini';
import { clientId, college, instituteCode, note, tooMany } from './choices.ts';
import { choiceLimits as limits } from './constants/choices.ts';
import { json, defineArea } from './operation.ts';
import { bounded, shortText, timestamp, version } from './values.ts';

/**
 * Additional calls: the colleges and seats that a student starred. If a backend does not implement
 * them (404, 405 or 501), the app only stores them in the browser.
 */

/** A seat, or a whole college if subject and quota are absent. */
const item = z.object({
  instituteCode,
  subject: z.optional(shortText),
  quotaName: z.optional(shortText),
  /** The state authority that gives the seat; absent for a seat of MCC. */
  authority: z.optional(bounded(40)),
  note,
  tags: z.optional(z.array(bounded(limits.tagLength)).check(z.maxLength(limits.tags))),
  starredAt: z.optional(timestamp),
});

const shortlistAnswer = z.object({
  items: z.array(z.object({ ...college, ...item._zod.def.shape })),
  version,
});

export const shortlist = defineArea('signed-in', {
  readShortlist: {
    summary: "One's own shortlist; version 0 before the first star",
    route: 'GET /api/shortlist',
    answer: json(shortlistAnswer),
  },

  writeShortlist: {
    summary:
      'Replace the shortlist; a write that is known by its id is not made again, and answers with the present one',
    route: 'PUT /api/shortlist',
    body: z.object({
      writeId: clientId,
      basedOn: version,
      items: z.array(item).check(z.maxLength(limits.entries)),
    }),
    maxBodyBytes: limits.bodyBytes,
    answer: json(shortlistAnswer),
    failures: {
      400: "A seat or college stands in it twice, or no state's authority has the key",
      409: {
        when: 'Another version was written since; the present shortlist comes along',
        carries: z.object({ shortlist: shortlistAnswer }),
        example: { shortlist: { items: [], version: 2 } },
      },
      ...tooMany,
    },
  },
});
