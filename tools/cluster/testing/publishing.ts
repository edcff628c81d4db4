import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { password } from '../../../apps/server/src/testing/teamSettings.ts';
import type { Answered, Caller, Callers } from './callers.ts';

interface Import {
  readonly id: number;
  readonly kind: string;
  readonly mapping: unknown;
  readonly state: string;
  readonly basedOn: number;
  readonly fingerprint: string;
}

const path = '/api/admin/data/imports';

/** The dates of a round, as an authority's list has them. */
export const datesOn = (day: number): string =>
  [
    'Round,Activity,Start Date,End Date,Revised',
    `Round-I,Registration / Payment,${day} July 2026,${day + 7} July 2026,`,
  ].join('\n');

/** A list of dates that is handed in and checked; publishing it is left to the caller. */
export const checkDates = async ({ askOn }: Callers, { token }: Caller, list: string) => {
  const form = new FormData();
  form.append('file', new File([list], 'list.csv', { type: 'text/csv' }));
  const read = async (at: string, asked: object = {}): Promise<Import> => {
    const answer = await askOn<Import>(path + at, { token, ...asked });
    assert.equal(answer.status, 200, `${at}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { id, kind, mapping } = await read('', { method: 'POST', body: form });
  const body = {
    kind,
    mapping,
    decisions: [],
    source: 'MCC',
    exam: 'UG',
    year: 2026,
    round: null,
    documentUrl: 'https://mcc.nic.in/list.pdf',
  };
  let state = await read(`/${id}/check`, { method: 'POST', body });
  while (state.state === 'checking') {
    await delay(100);
    state = await read(`/${id}`);
  }
  const { basedOn, fingerprint } = state;
  return {
    path: `${path}/${id}/publish`,
    asked: { token, method: 'POST', body: { basedOn, fingerprint, reason: 'A part alone.' } },
  };
};

/**
 * Publishes a list of dates, and returns the answer. A session that began on a release without
 * fresh proofs has none, so the password is given again if an instance asks for it; an instance of
 * such a release answers that with 404 and asks for nothing.
 */
export const publishDates = async (
  callers: Callers,
  staff: Caller,
  list: string,
): Promise<Answered> => {
  const { path: at, asked } = await checkDates(callers, staff, list);
  const proof = { token: staff.token, method: 'POST', body: { password } };
  for (;;) {
    const answer = await callers.askOn<{ readonly needs?: string }>(at, asked);
    if (answer.body.needs !== 'password') return answer;
    const proven = await callers.askOn('/api/account/proof', proof);
    assert.ok([200, 404].includes(proven.status), JSON.stringify(proven.body));
  }
};
