import { describe, expect, it } from 'vitest';
import { chat } from './contract/chat.ts';
import { payments } from './contract/payments.ts';
import { seatMatrix } from './contract/seatMatrix.ts';
import { clientOf } from './testing/clientOf.ts';

const message = {
  conversationId: 7,
  senderId: 3,
  content: 'Hello',
  timestamp: '2026-11-20T10:00:00.000Z',
};

const order = {
  userId: 1,
  purchasedRoleId: 6,
  amountPaise: 590_000,
  currency: 'INR',
  receipt: 'r1',
  description: 'ADVANCE',
} as const;

const cardOrder = {
  ...order,
  notes: {
    baseAmountPaise: 500_000,
    gstPercent: 18,
    gstAmountPaise: 90_000,
    totalAmountPaise: 590_000,
  },
};

describe('what the specification allows an answer to lack', () => {
  it.each([
    ['no name', message],
    ['null for its name', { ...message, senderName: null }],
  ])('ADC-09 a message with %s hides no history', async (_, odd) => {
    const answer = [{ ...message, senderName: 'Meera Nair' }, odd];
    const { client } = clientOf(() => Response.json(answer));
    await expect(client.area(chat).listMessages({ conversationId: 7 })).resolves.toEqual(answer);
  });

  it.each([
    ['nothing', {}],
    ['null for its id', { providerOrderId: null }],
    ['a response without an id', { providerResponse: { amount: 590_000, currency: 'INR' } }],
    ['null for the response', { providerResponse: null }],
  ])('CRD-08 an order with %s is an answer, which the payment has words for', async (_, answer) => {
    const { client } = clientOf(() => Response.json(answer));
    await expect(client.area(payments).createCardOrder(cardOrder)).resolves.toEqual(answer);
  });

  it.each([[undefined], [null]])('CRD-08 so is an order of PayU with the id %s', async (id) => {
    const answer = { paymentId: id, paymentUrl: 'https://secure.payu.in/_payment', params: {} };
    const { client } = clientOf(() => Response.json(answer));
    const expected = id === undefined ? { paymentUrl: answer.paymentUrl, params: {} } : answer;
    await expect(client.area(payments).createPayuOrder(order)).resolves.toEqual(expected);
  });

  it('FND-40 a seat with numbers in its columns hides no row, and they stay numbers', async () => {
    const answer = [
      { id: 1, instNm: 'AIIMS', program: 'MBBS', quotaName: null, state: 'Delhi' },
      { id: 2, instNm: 'AIIMS', program: 10, quotaName: 9, state: 'Delhi' },
    ];
    const { client } = clientOf(() => Response.json(answer));
    await expect(client.area(seatMatrix).allSeats()).resolves.toEqual(answer);
  });
});
