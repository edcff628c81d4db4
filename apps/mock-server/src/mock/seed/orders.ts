import { day } from '@seatwise/api-client/contract/constants/time';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import type { Random } from './random.ts';
import type { Database } from '@seatwise/backend/db/database';
import type { User } from '@seatwise/backend/db/records';

/** Prices with 18 % GST, in paise. */
const totals = { BASIC: 236, ADVANCE: 590_000, PREMIUM: 1_180_000 } as const;
/** Last season BASIC cost ₹267 before tax; two such orders were never paid. */
const earlierBasic = 31_506;

const isPlan = (role: string): role is keyof typeof totals => role in totals;

/**
 * Seeds a paid order for every paid plan, some failures, and pending orders that add up to the
 * specified ₹12,430: twice ADVANCE and twice last season's BASIC.
 */
export const seedOrders = (db: Database, random: Random, now: number): void => {
  let number = 0;
  const put = (
    user: User,
    plan: keyof typeof totals,
    status: 'PAID' | 'FAILED' | 'PENDING',
    amountPaise: number,
    age: number,
  ): void => {
    number += 1;
    const createdAt = Math.round(now - age * day);
    db.orders.put({
      id: `SW${String(number).padStart(8, '0')}`,
      provider: random.chance(0.7) ? 'card' : 'payu',
      userId: user.id,
      roleId: roleIds[plan],
      amountPaise,
      receipt: `season-${number}`,
      description: `${plan} plan`,
      status,
      providerPaymentId: status === 'PAID' ? `pay_Seed${String(number).padStart(10, '0')}` : null,
      createdAt,
      paidAt: status === 'PAID' ? createdAt + 90_000 : null,
      payer: null,
      webhookEvents: [],
      refunds: [],
      steps: [
        { at: createdAt, step: 'created', detail: null },
        {
          at: createdAt + 90_000,
          step: status.toLowerCase() as Lowercase<typeof status>,
          detail: null,
        },
      ],
    });
  };

  const free: User[] = [];
  for (const user of db.users.all()) {
    if (isPlan(user.role)) put(user, user.role, 'PAID', totals[user.role], 5 + random.next() * 300);
    else if (user.role === 'FREE' && user.isActive) free.push(user);
  }
  for (let i = 0; i < 9; i += 1)
    put(random.pick(free), 'BASIC', 'FAILED', totals.BASIC, 3 + random.next() * 200);
  // Skips the first accounts, so that `free@seatwise.test` has no pending order to begin with.
  const [a, b, c, d] = free.slice(3);
  put(a!, 'ADVANCE', 'PENDING', totals.ADVANCE, 1.2);
  put(b!, 'ADVANCE', 'PENDING', totals.ADVANCE, 3.6);
  put(c!, 'BASIC', 'PENDING', earlierBasic, 190);
  put(d!, 'BASIC', 'PENDING', earlierBasic, 214);
};
