import { operations } from '@seatwise/api-client/contract';
import { access, type Role } from '@seatwise/api-client/contract/operation';
import { expect, it } from 'vitest';
import { content } from './audit.ts';

const changing = operations.filter(
  ({ access: level, method }) =>
    method !== 'GET' && !(access[level] as readonly Role[]).includes('FREE'),
);

it.each(changing.map(({ id }) => id))('BEY-AUD-07 %s has a name in the audit trail', (id) => {
  expect(content.kinds[id]).toBeTruthy();
});
