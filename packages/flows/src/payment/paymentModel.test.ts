import { behavesAsModelled } from '../testing/behaves.ts';
import {
  cardOrder,
  inputOf,
  paid,
  proven,
  payuPending,
  payuOrder,
  intent,
} from './testing/payment.ts';
import { paymentMachine } from './paymentMachine.ts';

const statuses = ['PAID', 'CREATED', 'PENDING'].map((status) => ({ status }));

behavesAsModelled({
  machine: paymentMachine,
  inputs: () => [
    inputOf(),
    inputOf({ userId: null }),
    inputOf({ pending: proven }),
    inputOf({ pending: payuPending }),
  ],
  events: [
    { type: 'payment.requested', provider: 'card', intent },
    { type: 'payment.requested', provider: 'card', intent: null },
    { type: 'payment.requested', provider: 'payu', intent },
    { type: 'payment.requested', provider: 'payu', intent: null },
    { type: 'attempt.failed', description: 'Declined.' },
    { type: 'page.returned' },
    { type: 'check.requested' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    createOrder: {
      done: [cardOrder, payuOrder, { ...payuOrder, paymentUrl: 'https://evil.example' }, {}],
      failed: [{ status: 0 }, { status: 409, serverMessage: 'Paid already.' }],
    },
    openCheckout: {
      done: [{ type: 'dismissed' }, { type: 'elsewhere' }, { type: 'paid' }, paid],
      failed: [new Error('no script')],
    },
    verify: {
      done: [{ status: 'ok', paymentId: 'pay_1' }, ...statuses],
      failed: [{ status: 0 }, { status: 404 }],
    },
  },
  invariantViolation: ({ context, value }) => {
    const isOpen = ['"checkout"', '"verifying"', '"unsettled"'].includes(JSON.stringify(value));
    if (isOpen !== (context.pending !== null))
      return 'a pending payment that is lost or kept too long';
    return value === 'unsettled' && context.notice === null ? 'says nothing' : undefined;
  },
});
