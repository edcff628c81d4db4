import { setTimeout as wait } from 'node:timers/promises';
import { createApiClient, type ApiClient } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { adminData } from '@seatwise/api-client/contract/adminData';

export const password = 'Seatwise@123';

/** A client for a visitor or, with a token, for its user. */
export const clientOf = (baseUrl: string, token?: string): ApiClient =>
  createApiClient({
    baseUrl,
    session: { token: () => token, expired: () => false, onExpired: () => {} },
  });

/** Signs a sample account in. */
export const signIn = async (origin: string, mailbox: string) => {
  const { login } = clientOf(origin).area(accounts);
  const user = await login({ rollnumberOrEmail: `${mailbox}@seatwise.test`, password });
  return { user, id: user.id!, token: user.token, client: clientOf(origin, user.token) };
};

/** Uploads, checks and publishes an allotment list; returns when each step ended. */
export const publishList = async (client: ApiClient, file: File) => {
  const { uploadData, checkDataImport, readDataImport, publishDataImport } = client.area(adminData);
  const times = [performance.now()];
  const { id, mapping } = await uploadData({ file });
  times.push(performance.now());
  let state = await checkDataImport({
    id,
    kind: 'cutoffs',
    source: 'MCC',
    exam: 'UG',
    year: 2025,
    round: 'Round 1',
    documentUrl: 'https://mcc.nic.in/list.pdf',
    mapping,
    decisions: [],
  });
  while (state.state === 'checking') {
    await wait(50);
    state = await readDataImport({ id });
  }
  times.push(performance.now());
  const { basedOn, result } = state;
  const fingerprint = state.fingerprint!;
  const reason = 'A part alone.';
  const { version } = await publishDataImport({ id, basedOn, fingerprint, reason });
  times.push(performance.now());
  return { version, times, used: result?.used };
};
