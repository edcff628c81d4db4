import { contactMachine, valuesFrom } from '@seatwise/flows/contact';
import { emailUndoMachine } from '@seatwise/flows/email-undo';
import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideFlow, type Effects } from './provideFlow.ts';

const token = 'a'.repeat(64);

it('provideFlow answers an actor by a plain function, which is called with the input and a signal', async () => {
  const undoChange = vi.fn<
    NonNullable<NonNullable<Effects<typeof emailUndoMachine>['calls']>['undoChange']>
  >(async () => ({ email: 'asha@example.com' }));
  const machine = provideFlow(emailUndoMachine, { calls: { undoChange } });
  const actor = createActor(machine, { input: { token } }).start();
  actor.send({ type: 'undo.requested' });
  const { context } = await waitFor(actor, (state) => state.context.email !== null);
  expect(context.email).toBe('asha@example.com');
  expect(undoChange.mock.calls).toEqual([[{ token }, { signal: expect.any(AbortSignal) }]]);
});

it('provideFlow aborts the signal of a call when the machine stops', async () => {
  let signal: AbortSignal | undefined;
  const machine = provideFlow(emailUndoMachine, {
    calls: {
      undoChange: (_, options) => {
        ({ signal } = options);
        return new Promise(() => undefined);
      },
    },
  });
  const actor = createActor(machine, { input: { token } }).start();
  actor.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(signal?.aborted).toBe(false));
  actor.stop();
  expect(signal?.aborted).toBe(true);
});

it('provideFlow runs actions with the context of their moment', () => {
  const stored: unknown[] = [];
  const machine = provideFlow(contactMachine, {
    actions: { storeDraft: ({ context }) => stored.push(context.values) },
  });
  const values = valuesFrom(undefined);
  const actor = createActor(machine, { input: { values } }).start();
  actor.send({ type: 'values.changed', values: { email: 'asha@example.com' } });
  expect(stored).toEqual([{ ...values, email: 'asha@example.com' }]);
});
