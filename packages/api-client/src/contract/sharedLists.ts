import * as z from 'zod/mini';
import { answers } from './applicant.ts';
import { clientId, seat, seatOutlook } from './choices.ts';
import { sharing } from './constants/choices.ts';
import { json, defineArea, text } from './operation.ts';
import { bounded, genders, maybe, timestamp } from './values.ts';

/**
 * Additional calls: a choice list that others read by a link, and a counsellor's comments on its
 * entries. If a backend does not implement them (404, 405 or 501), sharing is not offered.
 */

const params = z.object({ id: clientId });
/** The token alone gives access to the list, so it is sent in bodies: addresses are logged. */
const token = z.string().check(z.regex(/^[\da-f]{48}$/));
const seatFields = seat._zod.def.shape;

const comment = z.object({
  id: z.string(),
  ...seatFields,
  text: z.string(),
  author: maybe(z.string()),
  writtenAt: maybe(timestamp),
  /** Whether the student has read the comment. */
  isRead: maybe(z.boolean()),
});

const share = z.object({
  token: z.string(),
  /** Whether the link shows the account's rank. */
  withRank: maybe(z.boolean()),
  expiresAt: timestamp,
});

const unknown = { 404: "No such list, or another user's" };
const ended = { 404: 'No such link, or one that was ended or has expired' };

export const sharedLists = defineArea('signed-in', {
  readChoiceShare: {
    summary: 'The link under which a list of one’s own is read, and the comments by its entries',
    route: 'GET /api/choices/{id}/share',
    params,
    answer: json(z.object({ share: z.nullable(share), comments: z.array(comment) })),
    failures: unknown,
  },

  shareChoiceList: {
    summary: `Make a link to a list, for ${sharing.days} days; the earlier link ends`,
    route: 'POST /api/choices/{id}/share',
    params,
    body: z.object({ withRank: z.boolean() }),
    answer: json(share),
    failures: unknown,
  },

  shareWithCounsellor: {
    summary:
      'Say in one’s conversation where the list is read, and show staff what decides about its seats; keeps the link that is open, or makes one with the rank',
    route: 'POST /api/choices/{id}/share/counsellor',
    params,
    answer: json(share),
    failures: {
      ...unknown,
      409: 'The plan has no counsellor',
      429: 'Too many messages',
    },
  },

  endChoiceShare: {
    summary: 'End the link to a list; without one there is nothing to end',
    route: 'DELETE /api/choices/{id}/share',
    params,
    answer: text,
  },

  markCommentsRead: {
    summary: 'Mark comments as read; those that are not there are left out',
    route: 'POST /api/choices/{id}/comments/read',
    params,
    body: z.object({ comments: z.array(clientId).check(z.maxLength(sharing.comments)) }),
    answer: text,
    failures: unknown,
  },

  readSharedList: {
    summary:
      'A list by its link: its name, its entries without notes, the rank where the student chose so; comments, and what the student sent to the counsellor, for staff alone',
    route: 'POST /api/shared-lists/read',
    reads: true,
    access: 'everyone',
    body: z.object({ token }),
    answer: json(
      z.object({
        name: z.string(),
        authority: maybe(z.string()),
        rank: maybe(z.int()),
        updatedAt: maybe(timestamp),
        lockedAt: maybe(timestamp),
        expiresAt: maybe(timestamp),
        entries: z.array(
          z.object({
            ...seatFields,
            institute: z.string(),
            city: maybe(z.string()),
            state: maybe(z.string()),
          }),
        ),
        /** Only present for staff. */
        comments: maybe(z.array(comment)),
        /** What the student sent to the counsellor; only present for staff. */
        student: maybe(
          z.object({
            rank: maybe(z.int()),
            counsellingCategory: maybe(z.string()),
            accountGender: maybe(z.enum(genders)),
            profile: z.nullable(answers),
            outlooks: z.array(seatOutlook),
          }),
        ),
        /** Whether the student's plan includes a counsellor; only present for staff. */
        mayComment: maybe(z.boolean()),
      }),
    ),
    failures: ended,
  },

  commentOnSharedList: {
    summary:
      'Write by an entry of a shared list, and say so in the student’s conversation; a comment that is known by its id is not made again',
    route: 'POST /api/shared-lists/comments',
    access: 'conversations',
    body: z.object({
      token,
      id: clientId,
      ...seatFields,
      text: bounded(sharing.commentLength),
    }),
    answer: json(comment),
    failures: {
      ...ended,
      409: 'The plan of the student has no counsellor, or the entry is not in the list',
    },
  },
});
