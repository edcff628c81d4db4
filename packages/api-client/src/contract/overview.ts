import * as z from 'zod/mini';
import { json, defineArea } from './operation.ts';
import { maybe, timestamp } from './values.ts';

/** Small calls that decisions added, so that the specified figures are live. */

/** Why money is refunded: it was paid needlessly, or staff decided so. */
export const refundReasons = ['paid twice', 'held already', 'account gone', 'requested'] as const;

/** The kinds of work that may wait for an admin; new kinds are added here. */
export const waitingKinds = [
  'chats',
  'messages',
  'questions',
  'orders',
  'refunds',
  'files',
] as const;

export const overviews = defineArea('admin', {
  overview: {
    summary: 'Figures of the dashboard: distinct colleges, files of the last 14 days',
    route: 'GET /api/overview',
    access: 'everyone',
    answer: json(z.object({ colleges: maybe(z.int()), newFiles: maybe(z.int()) })),
  },

  adminOverview: {
    summary: 'Figures of the admin home',
    route: 'GET /api/admin/overview',
    answer: json(
      z.object({
        activeUsers: maybe(z.int()),
        pendingPaise: maybe(z.int()),
        storageUsedPercent: maybe(z.int()),
      }),
    ),
  },

  adminWaiting: {
    summary:
      'What waits for an admin: unanswered chats, messages and questions to the help bot, pending orders, refunds due, files of the last week',
    route: 'GET /api/admin/waiting',
    answer: json(
      z.array(
        z.object({
          kind: z.enum(waitingKinds),
          count: maybe(z.int()),
          /** The first items: the longest waits and the newest files; for refunds, all items. */
          items: maybe(
            z.array(
              z.object({
                id: z.string(),
                title: maybe(z.string()),
                since: maybe(timestamp),
                /** The plan of the student whose chat waits, or the ordered plan. */
                plan: maybe(z.string()),
                /** The amount of a pending order. */
                amountPaise: maybe(z.int()),
                /** The amount to refund, and the reason. */
                refund: maybe(
                  z.object({ amountPaise: z.int(), reason: maybe(z.enum(refundReasons)) }),
                ),
              }),
            ),
          ),
        }),
      ),
    ),
  },
});
