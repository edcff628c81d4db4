import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';

/** Waits until every mail is sent; one whose instance ended under it is sent after its lease. */
export const untilMailed = async ({ postgres }: Cluster): Promise<void> => {
  const end = Date.now() + 240_000;
  while ((await postgres.records('mails')).length > 0 && Date.now() < end) await delay(1000);
  assert.deepEqual(await postgres.records('mails'), [], 'a mail waits or was given up');
};
