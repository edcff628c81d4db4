import { expect } from 'vitest';
import type { Shop } from './openShop.ts';

/** Nothing was paid and nobody's role changed. */
export const unpaid = (shop: Shop): void => {
  expect(shop.roleChanges()).toBe(0);
  expect(shop.db.orders.all().filter(({ status }) => status === 'PAID')).toEqual([]);
};
