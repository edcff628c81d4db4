import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { emailUndoMachine } from './emailUndoMachine.ts';
import { messages } from './messages.ts';

behavesAsModelled({
  machine: emailUndoMachine,
  inputs: () => [{ token: 'a1' }],
  events: [{ type: 'undo.requested' }],
  answers: {
    undoChange: {
      done: [{ email: 'free@seatwise.test' }],
      failed: [{ status: 0 }, { status: 400, serverMessage: 'Used.' }, { status: 500 }],
    },
  },
  invariantViolation: ({ context, value }) =>
    (value === 'done') === (context.email === null) ? `an address in ${value}` : undefined,
});

const start = (undo: (input: { token: string }) => Promise<{ email: string }>) => {
  const actor = createActor(
    emailUndoMachine.provide({
      actors: { undoChange: fromPromise(({ input }) => undo(input)) },
    }),
    { input: { token: 'a1' } },
  ).start();
  return { actor, state: () => actor.getSnapshot() };
};

describe('the undo of an email change', () => {
  it('BEY-ACC-02 undoes nothing before the person asks for it, and once for one press', async () => {
    const undo = vi.fn<(input: { token: string }) => Promise<{ email: string }>>(async () => ({
      email: 'free@seatwise.test',
    }));
    const { actor, state } = start(undo);
    expect(undo).not.toHaveBeenCalled();
    actor.send({ type: 'undo.requested' });
    actor.send({ type: 'undo.requested' });
    await vi.waitFor(() => expect(state().value).toBe('done'));
    expect(undo.mock.calls).toEqual([[{ token: 'a1' }]]);
    expect(state().context.email).toBe('free@seatwise.test');
  });

  it.each([
    [{ status: 0 }, messages.unreachable],
    [{ status: 400, serverMessage: 'This link has been used.' }, 'This link has been used.'],
    [{ status: 500 }, messages.failed],
  ])('says why it failed, and can be tried again: %j', async (failure, text) => {
    const { actor, state } = start(() => Promise.reject(Object.assign(new Error(), failure)));
    actor.send({ type: 'undo.requested' });
    await vi.waitFor(() => expect(state().context.notice).toEqual({ tone: 'critical', text }));
    actor.send({ type: 'undo.requested' });
    expect(state().context.notice).toBeNull();
    expect(state().hasTag('busy')).toBe(true);
  });
});
