import { day, iso } from '@seatwise/api-client/contract/constants/time';
import { overviews as contract, type waitingKinds } from '@seatwise/api-client/contract/overview';
import { planIds, plans } from '@seatwise/api-client/contract/constants/plans';
import type { Backend } from '../../../backend.ts';
import type { Order } from '../../../db/records.ts';
import { stateOf } from './contactMessages.ts';
import { serveArea } from '../../../http/handle.ts';

const newFor = 14 * day;
const week = 7 * day;

/** The number of items listed of each kind. */
const listed = 3;

type Refund = Pick<Order['refunds'][number], 'amountPaise' | 'reason'>;

interface WaitingItem {
  readonly id: number | string;
  readonly title: string;
  readonly at: number;
  readonly plan?: string | undefined;
  readonly amountPaise?: number;
  readonly refund?: Refund;
}

const isPending = ({ status }: Order): boolean =>
  status === 'CREATED' || status === 'ATTEMPTED' || status === 'PENDING';

/** The items of a kind, the longest waiting first. */
const group = <Kind extends (typeof waitingKinds)[number]>(
  kind: Kind,
  all: readonly WaitingItem[],
  { shown = listed, order = 1 } = {},
) => ({
  kind,
  count: all.length,
  items: all
    .toSorted((a, b) => order * (a.at - b.at))
    .slice(0, shown)
    .map(({ id, title, at, plan, amountPaise, refund }) => ({
      id: String(id),
      title,
      since: iso(at),
      plan,
      amountPaise,
      refund,
    })),
});

export const overviewHandlers = (backend: Backend) => {
  const { db, environment, reference, staffConversations } = backend;

  const nameOf = (userId: number): string => db.users.get(userId)?.username ?? 'Student';

  /** Conversations with an answer due, as the chat counts them. */
  const unansweredChats = (): WaitingItem[] =>
    db.conversations.all().flatMap((conversation) => {
      const at = staffConversations.waitingSinceOf(conversation);
      return at === null
        ? []
        : [
            {
              id: conversation.id,
              title: nameOf(conversation.studentId),
              plan: db.users.get(conversation.studentId)?.role,
              at,
            },
          ];
    });

  /** Refunds of money that was not owed; all are listed, so that none is overlooked. */
  const refundsDue = (): WaitingItem[] =>
    db.orders.all().flatMap(({ id, userId, refunds }) =>
      refunds.flatMap(({ amountPaise, reason, notedAt, refunded }, index) =>
        refunded
          ? []
          : [
              {
                id: `${id}/${index}`,
                title: nameOf(userId),
                at: notedAt,
                refund: { amountPaise, reason },
              },
            ],
      ),
    );

  return serveArea(backend, contract, {
    overview: () => ({
      colleges: reference.colleges.length,
      newFiles: db.files
        .all()
        .filter(({ uploadedAt }) => uploadedAt > environment.clock.now() - newFor).length,
    }),

    adminOverview: () => {
      const quota = Number(db.settings.get('storage:quota')!.value);
      const archived = Number(db.settings.get('storage:archived')!.value);
      const stored = db.files.all().reduce((sum, { fileSize }) => sum + fileSize, archived);
      return {
        activeUsers: db.users.all().filter(({ isActive }) => isActive).length,
        pendingPaise: db.orders
          .all()
          .filter(isPending)
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
        storageUsedPercent: Math.round((100 * stored) / quota),
      };
    },

    adminWaiting: () => [
      group('chats', unansweredChats()),
      group(
        'messages',
        db.contactMessages
          .all()
          .filter((form) => stateOf(form) === 'new')
          .map(({ id, name, sentAt }) => ({ id, title: name, at: sentAt })),
      ),
      group(
        'questions',
        db.botQuestions
          .all()
          .map(({ id, question, lastAskedAt }) => ({ id, title: question, at: lastAskedAt })),
      ),
      group(
        'orders',
        db.orders
          .all()
          .filter(isPending)
          .map(({ id, userId, createdAt, roleId, amountPaise }) => ({
            id,
            title: nameOf(userId),
            at: createdAt,
            plan: planIds.find((plan) => plans[plan].role === roleId),
            amountPaise,
          })),
      ),
      group('refunds', refundsDue(), { shown: Infinity }),
      group(
        'files',
        db.files
          .all()
          .filter(({ uploadedAt }) => uploadedAt > environment.clock.now() - week)
          .map(({ id, fileName, uploadedAt }) => ({ id, title: fileName, at: uploadedAt })),
        { order: -1 },
      ),
    ],
  });
};
