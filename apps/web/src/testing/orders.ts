import { expect } from 'storybook/test';

/** Payments from another tab or device, for the story's user. */

const order = {
  purchasedRoleId: 6,
  amountPaise: 590_000,
  currency: 'INR',
  receipt: 'elsewhere',
  description: 'Seatwise ADVANCE plan',
};

const post = async (path: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(path, { method: 'POST', ...init });
  await expect(answer.ok).toBe(true);
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined;
};

const person = () =>
  JSON.parse(localStorage.getItem('user') ?? '{}') as {
    readonly id: number;
    readonly token: string;
  };

/** Orders ADVANCE by PayU, and completes the payment if an outcome is given. */
export const payElsewhere = async (outcome?: 'success' | 'pending' | 'failure'): Promise<void> => {
  const { id, token } = person();
  const { params } = (await post('/api/payments/payu/create-order', {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...order, userId: id }),
  })) as { params: Record<string, string> };
  if (!outcome) return;
  await post('/simulators/payu/_payment', { body: new URLSearchParams(params) });
  await post('/simulators/payu/outcome', {
    body: new URLSearchParams({ txnid: params['txnid']!, outcome }),
  });
};
