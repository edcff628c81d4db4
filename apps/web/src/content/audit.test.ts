import { operations } from '@seatwise/api-client/contract';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import { expect, it } from 'vitest';
import { content } from './audit.ts';

/** What only their caller sees: what was read, and a key that does not count yet. */
const withoutEntry = new Set(['readConversation', 'beginSecondFactor']);
const changing = operations.filter(
  ({ id, access, method }) => method !== 'GET' && !may('FREE', access) && !withoutEntry.has(id),
);

it.each(changing.map(({ id }) => id))('BEY-AUD-07 %s has a name in the audit trail', (id) => {
  expect(content.kinds[id]).toBeTruthy();
});
