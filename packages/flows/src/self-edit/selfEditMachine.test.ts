import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { messages } from './messages.ts';
import { selfEditMachine } from './selfEditMachine.ts';
import { contactFrom, emailProblem, type ContactUpdate } from './validate.ts';

const stored = { id: 4, email: 'free@seatwise.test', phone: '9876543210' };

behavesAsModelled({
  machine: selfEditMachine,
  inputs: (now) => [
    { ...stored, now },
    { ...stored, phone: null, now },
    { ...stored, draft: { email: 'new', phone: '1' }, now },
  ],
  events: [
    { type: 'edit.chosen' },
    { type: 'edit.cancelled' },
    { type: 'contact.changed', contact: { email: 'new@seatwise.test' } },
    { type: 'contact.changed', contact: { email: 'new' } },
    { type: 'contact.changed', contact: { phone: '1' } },
    { type: 'email.left' },
    { type: 'email.settled', email: 'new@seatwise.test' },
    { type: 'contact.submitted' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    save: {
      done: ['updated', 'Please try later.', { success: true, pendingEmail: 'new@seatwise.test' }],
      failed: [{ status: 200, body: 'updated' }, { status: 500 }],
    },
  },
  invariantViolation: ({ context, value }) => {
    if (value === 'saving' && emailProblem(context.draft)) return 'an invalid email on its way';
    const isChanged = JSON.stringify(context.draft) !== JSON.stringify(context.baseline);
    return value === 'readOnly' && isChanged
      ? 'a change that is neither kept nor dropped'
      : undefined;
  },
});

const start = (
  save: (update: ContactUpdate) => Promise<unknown> = () => Promise.reject(new Error('called')),
  input: Omit<InputFrom<typeof selfEditMachine>, 'now'> = stored,
) => {
  const logged: unknown[] = [];
  const aside: unknown[] = [];
  const announced: unknown[] = [];
  const actor = createActor(
    selfEditMachine.provide({
      actors: { save: fromPromise<unknown, ContactUpdate>(({ input: update }) => save(update)) },
      actions: {
        logFailure: (_, { error }) => logged.push(error),
        announce: ({ context }, { pendingEmail }) =>
          announced.push({ ...context.baseline, pendingEmail }),
        storeDraft: ({ context }) => aside.push(context.draft),
        dropDraft: () => aside.push(null),
      },
    }),
    { input: { ...input, now: () => 1_800_000_000_000 } },
  ).start();
  return { actor, logged, announced, aside, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const { id: _, ...baseline } = stored;
const changed = { email: 'new@seatwise.test', phone: '9000000000' };

const save = async (call: (update: ContactUpdate) => Promise<unknown>) => {
  const flow = start(call);
  flow.actor.send({ type: 'edit.chosen' });
  flow.actor.send({ type: 'contact.changed', contact: changed });
  flow.actor.send({ type: 'contact.submitted' });
  await settled();
  return flow;
};

describe('editing', () => {
  it('PRO-06 PRO-20 PRO-22 opens email and phone on request, and changes nothing before', () => {
    const { actor, state } = start();
    actor.send({ type: 'contact.changed', contact: changed });
    expect(state()).toMatchObject({ value: 'readOnly', context: { draft: baseline } });
    actor.send({ type: 'edit.chosen' });
    actor.send({ type: 'contact.changed', contact: { email: changed.email } });
    actor.send({ type: 'contact.changed', contact: { phone: changed.phone } });
    expect(state()).toMatchObject({ value: 'editing', context: { draft: changed, baseline } });
  });

  it.each([
    ['PRO-23', 'edit.cancelled'],
    ['PRO-24', 'edit.chosen'],
  ] as const)('%s restores the original values', (_, type) => {
    const { actor, state } = start();
    actor.send({ type: 'edit.chosen' });
    actor.send({ type: 'contact.changed', contact: { email: 'new' } });
    actor.send({ type: 'contact.submitted' });
    actor.send({ type });
    expect(state()).toMatchObject({
      value: 'readOnly',
      context: { draft: baseline, notice: null, isEmailTouched: false },
    });
  });

  it('PRO-29 PRO-30 sends nothing with an invalid email, and says so', () => {
    const { actor, state } = start();
    actor.send({ type: 'edit.chosen' });
    actor.send({ type: 'contact.changed', contact: { email: ' ' } });
    actor.send({ type: 'contact.submitted' });
    expect(state()).toMatchObject({
      value: 'editing',
      context: {
        isEmailTouched: true,
        notice: { tone: 'critical', text: 'Please provide a valid email.' },
      },
    });
  });

  it.each([
    ['', 'Please provide a valid email.'],
    ['free@seatwise', 'Please provide a valid email.'],
    [' free@seatwise.test ', undefined],
  ])('PRO-29 PRO-32 PRO-33 judges the email %j alone', (email, problem) => {
    expect(emailProblem({ email, phone: 'anything' })).toBe(problem);
  });

  it('shows the problem of the email once it was left', () => {
    const { actor, state } = start();
    actor.send({ type: 'edit.chosen' });
    expect(state().context.isEmailTouched).toBe(false);
    actor.send({ type: 'email.left' });
    expect(state().context.isEmailTouched).toBe(true);
  });
});

describe('saving', () => {
  it('PRO-31 PRO-34 sends id, email and phone once', async () => {
    const sent: ContactUpdate[] = [];
    const { actor, state } = await save((update) => {
      sent.push(update);
      return new Promise(() => {});
    });
    expect(state().hasTag('busy')).toBe(true);
    actor.send({ type: 'contact.submitted' });
    expect(sent).toEqual([{ id: 4, ...changed }]);
  });

  it('PRO-35 sends a missing phone as an empty text', async () => {
    const sent: ContactUpdate[] = [];
    const { actor } = start(async (update) => sent.push(update), { ...stored, phone: null });
    actor.send({ type: 'edit.chosen' });
    actor.send({ type: 'contact.submitted' });
    expect(sent).toEqual([{ id: 4, email: stored.email, phone: '' }]);
  });

  it('PRO-25 PRO-26 PRO-27 PRO-28 keeps the new values as baseline, and when', async () => {
    const { actor, announced, logged, state } = await save(async () => 'Contact details updated.');
    expect(state()).toMatchObject({
      value: 'readOnly',
      context: {
        baseline: changed,
        draft: changed,
        savedAt: 1_800_000_000_000,
        notice: { tone: 'positive', text: 'Success! Your contact details were updated.' },
      },
    });
    expect(announced).toEqual([{ ...changed, pendingEmail: null }]);
    expect(logged).toEqual([]);
    actor.send({ type: 'edit.chosen' });
    expect(state().context.notice).toBeNull();
    actor.send({ type: 'contact.changed', contact: { email: 'x' } });
    actor.send({ type: 'edit.cancelled' });
    expect(state().context.draft).toEqual(changed);
  });

  it('BEY-EML-01 BEY-EML-10 tells the session which address waits, where the server has one wait', async () => {
    const { announced, state } = await save(async () => ({
      success: true,
      email: stored.email,
      pendingEmail: changed.email,
    }));
    expect(announced).toEqual([{ ...changed, pendingEmail: changed.email }]);
    expect(state()).toMatchObject({
      value: 'readOnly',
      context: {
        baseline: changed,
        notice: {
          text: 'Success! Your contact details were updated.',
          detail: `Confirm your new email to finish: enter the code that we sent to ${changed.email}.`,
        },
      },
    });
  });

  it('BEY-EML-01 BEY-EML-06 shows the address that settled, and leaves alone what is typed', () => {
    const { actor, state } = start();
    actor.send({ type: 'email.settled', email: 'waiting@seatwise.test' });
    expect(state().context).toMatchObject({
      baseline: { email: 'waiting@seatwise.test', phone: stored.phone },
      draft: { email: 'waiting@seatwise.test', phone: stored.phone },
    });
    actor.send({ type: 'edit.chosen' });
    actor.send({ type: 'contact.changed', contact: { email: 'typed@' } });
    actor.send({ type: 'email.settled', email: stored.email });
    expect(state()).toMatchObject({ value: 'editing', context: { draft: { email: 'typed@' } } });
    actor.send({ type: 'edit.cancelled' });
    expect(state().context.draft).toEqual(baseline);
  });

  it('PRO-45 PRO-53 stays in edit mode with what the server said', async () => {
    const { announced, state } = await save(async () => 'Please try later.');
    expect(state()).toMatchObject({
      value: 'editing',
      context: {
        baseline,
        draft: changed,
        savedAt: null,
        notice: { tone: 'critical', text: 'Please try later.' },
      },
    });
    expect(announced).toEqual([]);
    expect(messages.failureHeading).toBe('Update failed:');
  });

  it('PRO-49 PRO-51 logs a failed call, and stays in edit mode with its message', async () => {
    const failure = { status: 409, body: { message: 'Taken.' }, serverMessage: 'Taken.' };
    const { logged, state } = await save(() => Promise.reject(failure));
    expect(logged).toEqual([failure]);
    expect(state()).toMatchObject({
      value: 'editing',
      context: { baseline, draft: changed, notice: { tone: 'critical', text: 'Taken.' } },
    });
  });

  it('PRO-50 takes a failure that carries good news as a success', async () => {
    const failure = { status: 200, body: 'Saved with success.', serverMessage: undefined };
    const { announced, logged, state } = await save(() => Promise.reject(failure));
    expect(state()).toMatchObject({ value: 'readOnly', context: { baseline: changed } });
    expect(announced).toEqual([{ ...changed, pendingEmail: null }]);
    expect(logged).toEqual([failure]);
  });

  it('PRO-21 PRO-53 lets the banner be put away, and drops it on the next try', async () => {
    const { actor, state } = await save(async () => '');
    expect(state().context.notice?.text).toBe('Server returned an unexpected message.');
    actor.send({ type: 'contact.submitted' });
    expect(state().context.notice).toBeNull();
    await settled();
    expect(state().context.notice).not.toBeNull();
    actor.send({ type: 'notice.dismissed' });
    expect(state()).toMatchObject({ value: 'editing', context: { notice: null } });
  });
});

describe('what was typed and not saved', () => {
  it('is put aside at each change and forgotten once it is dropped', () => {
    const { actor, aside } = start();
    actor.send({ type: 'edit.chosen' });
    actor.send({ type: 'contact.changed', contact: { email: 'new' } });
    actor.send({ type: 'edit.cancelled' });
    expect(aside).toEqual([{ ...baseline, email: 'new' }, null]);
  });

  it('is forgotten once it is saved, and not before', async () => {
    expect((await save(async () => 'updated')).aside).toEqual([changed, null]);
    expect((await save(() => Promise.reject(new Error('down')))).aside).toEqual([changed]);
  });

  it('is there again, being edited, and Cancel still restores what is stored', () => {
    const { actor, state } = start(undefined, { ...stored, draft: changed });
    expect(state()).toMatchObject({ value: 'editing', context: { draft: changed, baseline } });
    actor.send({ type: 'edit.cancelled' });
    expect(state()).toMatchObject({ value: 'readOnly', context: { draft: baseline } });
  });

  it('opens nothing where it is what is stored anyway', () => {
    expect(start(undefined, { ...stored, draft: baseline }).state().value).toBe('readOnly');
  });

  it.each([null, undefined, 'text', 7, {}, { email: 'a@b.in' }, { email: 1, phone: '1' }])(
    'is not read out of %j',
    (anything) => {
      expect(contactFrom(anything)).toBeNull();
    },
  );

  it('is read as the texts that it is, and no more', () => {
    expect(contactFrom({ ...changed, role: 'Admin' })).toEqual(changed);
  });
});
