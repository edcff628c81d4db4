import { withEvent, withOutput } from '../shared/machine.ts';
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
            guard: withEvent('isWithoutIntent'),
            target: '.idle',
            actions: [notify(messages.missingPayload), 'emitMissing'],
          },
          { target: 'creatingOrder', actions: withEvent('keepPurchase') },
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
            guard: withOutput('namesNoOrder'),
            target: 'ready',
            actions: ['clearPending', notify(messages.noOrderId)],
          },
          {
            guard: withOutput('mayNotOpen'),
            target: 'ready',
            actions: ['clearPending', notify(messages.notOpened)],
          },
          {
            target: 'checkout',
            actions: [withOutput('keepOrder'), 'storePending', 'emitInitiated'],
          },
        ],
        onError: {
          target: 'ready',
          actions: [withEvent('emitOrderFailed'), withEvent('notifyOrderFailed'), 'clearPending'],
        },
      },
    },
    checkout: {
      tags: 'busy',
      on: {
        'attempt.failed': { actions: withEvent('notifyAttemptFailed') },
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
            guard: withOutput('isDismissed'),
            target: 'ready',
            actions: [...dropPending, 'clearNotice'],
          },
          {
            guard: withOutput('isElsewhere'),
            target: 'unsettled',
            actions: notifyMeanwhile(ownMessages.elsewhere),
          },
          {
            guard: withOutput('namesNoPayment'),
            target: 'ready.unverified',
            actions: [...dropPending, notify(messages.notCompleted), emitReturned(false)],
          },
          { target: 'verifying', actions: [withOutput('keepProof'), 'storePending'] },
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
            guard: withOutput('isVerified'),
            target: 'ready.verified',
            actions: [withOutput('notifyVerified'), ...dropPending, emitReturned(true)],
          },
          { guard: withOutput('isUnpaid'), target: 'ready', actions: dropPending },
          {
            guard: withOutput('isProcessing'),
            target: 'unsettled',
            actions: [notifyMeanwhile(ownMessages.underWay), emitReturned(false)],
          },
          {
            target: 'ready.unverified',
            actions: ['notifyUnverified', ...dropPending, emitReturned(false)],
          },
        ],
        onError: [
          { guard: withEvent('isGone'), target: 'ready', actions: dropPending },
          { target: 'unsettled', actions: ['notifyUnconfirmed', emitReturned(false)] },
        ],
      },
    },
    /** Money may have moved, so nothing else can be bought until the server reports back. */
    unsettled: { on: { 'check.requested': 'verifying', 'page.returned': 'verifying' } },
  },
});
