import { behavesAsModelled } from '../testing/behaves.ts';
import { orderRecord } from './testing/payment.ts';
import { ordersMachine } from './ordersMachine.ts';

behavesAsModelled({
  machine: ordersMachine,
  inputs: () => [{ isUpgrade: () => true }, { isUpgrade: () => false }],
  events: [
    { type: 'orders.requested' },
    { type: 'cancel.requested', id: 'sw1' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    load: {
      done: [[], [orderRecord({ state: 'open' })], [orderRecord({ state: 'paid' })]],
      failed: [{ status: 0 }, { status: 501 }],
    },
    cancel: {
      done: [orderRecord({ state: 'cancelled' })],
      failed: [{ status: 0 }, { status: 409, serverMessage: 'It has arrived.' }],
    },
  },
  invariantViolation: ({ context, value }) =>
    typeof value === 'object' && context.rows === null ? 'lists nothing' : undefined,
});
