import { operations } from '@seatwise/api-client/contract';
import { may } from '@seatwise/api-client/contract/constants/permissions';
import { expect, it } from 'vitest';
import { content } from './audit.ts';

/** Marking messages as read concerns only the caller, and leaves no entry. */
const changing = operations.filter(
  ({ id, access, method }) => method !== 'GET' && !may('FREE', access) && id !== 'readConversation',
);

it.each(changing.map(({ id }) => id))('BEY-AUD-07 %s has a name in the audit trail', (id) => {
  expect(content.kinds[id]).toBeTruthy();
});
