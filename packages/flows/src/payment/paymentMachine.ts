import { messages, ownMessages } from './messages.ts';
import { paymentSetup } from './paymentSetup.ts';
import { orderRequest } from './purchaseIntent.ts';

const dropPending = ['clearPending', 'storePending'] as const;
const notify = (text: string) => ({ type: 'notify', params: { text } }) as const;
const notifyMeanwhile = (text: string) => ({ type: 'notifyMeanwhile', params: { text } }) as const;
const emitReturned = (verified: boolean) =>
  ({ type: 'emitReturned', params: { verified } }) as const;

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    purchase: null,
    order: null,
    sawPayment: false,
    notice: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPending', target: 'verifying' }, { target: 'ready' }] },
    ready: {
      initial: 'idle',
      on: {
        'payment.requested': [
          { guard: 'isGuest', target: '.idle', actions: notify(messages.login) },
          {
            guard: 'isWithoutIntent',
            target: '.idle',
            actions: [notify(messages.missingPayload), 'emitMissing'],
          },
          { target: 'creatingOrder', actions: 'keepPurchase' },
        ],
        'notice.dismissed': { target: '.idle', actions: 'clearNotice' },
      },
      states: { idle: {}, verified: {}, unverified: {} },
    },
    creatingOrder: {
      tags: 'busy',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context: { userId, newReceipt, purchase } }) =>
          orderRequest(
            purchase!.provider,
            { userId: userId!, receipt: newReceipt() },
            purchase!.intent,
          ),
        onDone: [
          {
            guard: { type: 'namesNoOrder', params: ({ event }) => event.output },
            target: 'ready',
            actions: ['clearPending', notify(messages.noOrderId)],
          },
          {
            guard: { type: 'mayNotOpen', params: ({ event }) => event.output },
            target: 'ready',
            actions: ['clearPending', notify(messages.notOpened)],
          },
          {
            target: 'checkout',
            actions: [
              { type: 'keepOrder', params: ({ event }) => event.output },
              'storePending',
              'emitInitiated',
            ],
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'emitOrderFailed', params: ({ event }) => event },
            { type: 'notifyOrderFailed', params: ({ event }) => event },
            'clearPending',
          ],
        },
      },
    },
    checkout: {
      tags: 'busy',
      on: {
        'attempt.failed': { actions: 'notifyAttemptFailed' },
        'page.returned': { guard: 'isPayu', target: 'verifying' },
      },
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context, self }) => ({
          order: context.order!,
          onFailedAttempt: (description) => self.send({ type: 'attempt.failed', description }),
        }),
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'ready',
            actions: [...dropPending, 'clearNotice'],
          },
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.output },
            target: 'unsettled',
            actions: notifyMeanwhile(ownMessages.elsewhere),
          },
          {
            guard: { type: 'namesNoPayment', params: ({ event }) => event.output },
            target: 'ready.unverified',
            actions: [...dropPending, notify(messages.notCompleted), emitReturned(false)],
          },
          {
            target: 'verifying',
            actions: [{ type: 'keepProof', params: ({ event }) => event.output }, 'storePending'],
          },
        ],
        onError: { target: 'ready', actions: [...dropPending, notify(messages.notOpened)] },
      },
    },
    verifying: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => context.pending!,
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'ready.verified',
            actions: [
              { type: 'notifyVerified', params: ({ event }) => event.output },
              ...dropPending,
              emitReturned(true),
            ],
          },
          {
            guard: { type: 'isUnpaid', params: ({ event }) => event.output },
            target: 'ready',
            actions: dropPending,
          },
          {
            guard: { type: 'isProcessing', params: ({ event }) => event.output },
            target: 'unsettled',
            actions: [notifyMeanwhile(ownMessages.underWay), emitReturned(false)],
          },
          {
            target: 'ready.unverified',
            actions: ['notifyUnverified', ...dropPending, emitReturned(false)],
          },
        ],
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => event },
            target: 'ready',
            actions: dropPending,
          },
          { target: 'unsettled', actions: ['notifyUnconfirmed', emitReturned(false)] },
        ],
      },
    },
    /** Money may have moved: nothing else may be bought until the server reports the settlement. */
    unsettled: { on: { 'check.requested': 'verifying', 'page.returned': 'verifying' } },
  },
});
