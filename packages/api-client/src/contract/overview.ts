import * as z from 'zod/mini';
import { json, defineArea } from './operation.ts';
import { maybe, timestamp } from './values.ts';

/** Small calls that the decisions added, so that specified figures are live ones. */

/** Why money goes back: it came without need, or staff decided so. */
export const refundReasons = ['paid twice', 'held already', 'account gone', 'requested'] as const;

/** What an admin may have to act on; a kind of work more is an entry more. */
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
          /** The first of them: those that wait longest, and the newest files; all refunds. */
          items: maybe(
            z.array(
              z.object({
                id: z.string(),
                title: maybe(z.string()),
                since: maybe(timestamp),
                /** The plan of the student whose chat waits, or that is ordered. */
                plan: maybe(z.string()),
                /** What a pending order is about. */
                amountPaise: maybe(z.int()),
                /** What is to be paid back, and why. */
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
