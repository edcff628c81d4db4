import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { draftOf, valuesFrom } from './draft.ts';
import type { SignUpPayload } from './payload.ts';
import { signUpMachine } from './signUpMachine.ts';
import { errorsOf, isValidStep, nothingTyped, type Values } from './validate.ts';

const account = {
  fullName: ' Ananya Sharma ',
  email: ' ananya@seatwise.test ',
  phoneNumber: ' 9876543210 ',
  password: 'Seatwise@123',
  confirmPassword: 'Seatwise@123',
};
const exam = {
  rollNumber: ' SW000001 ',
  air: ' 8500 ',
  category: 'NEET UG Counselling 2025',
  gender: 'F',
};

behavesAsModelled({
  machine: signUpMachine,
  inputs: () => [{ values: nothingTyped }],
  events: [
    { type: 'values.changed', values: account },
    { type: 'values.changed', values: { fullName: '' } },
    { type: 'values.changed', values: exam },
    { type: 'values.changed', values: { air: '007' } },
    { type: 'field.left', field: 'fullName' },
    { type: 'field.left', field: 'air' },
    { type: 'step.submitted' },
    { type: 'back.chosen' },
    { type: 'form.submitted' },
    { type: 'login.chosen' },
  ],
  answers: {
    signUp: {
      done: ['Account created.', ''],
      failed: [{ status: 400, body: { error: 'Taken.' } }],
    },
  },
  invariantViolation: (snapshot) => {
    const { values } = snapshot.context;
    const pastAccount = snapshot.matches('exam') || snapshot.matches('creating');
    if (pastAccount && !isValidStep(values, 'account')) return 'an unfinished first step';
    if (snapshot.matches('creating') && !isValidStep(values, 'exam')) return 'an unfinished form';
    const isOver = snapshot.matches('created') || snapshot.matches('left');
    return isOver && values.password !== '' ? 'a password that is kept' : undefined;
  },
});

const start = (signUp: (payload: SignUpPayload) => Promise<string>, values = nothingTyped) => {
  const clock = new SimulatedClock();
  const aside: unknown[] = [];
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        signUp: fromPromise<string, SignUpPayload>(({ input: payload }) => signUp(payload)),
      },
      actions: {
        storeDraft: ({ context }) => aside.push(draftOf(context.values)),
        dropDraft: () => aside.push(null),
      },
    }),
    { input: { values }, clock },
  ).start();
  const type = (values: Partial<Values>) => actor.send({ type: 'values.changed', values });
  const submit = () => {
    type(account);
    actor.send({ type: 'step.submitted' });
    type(exam);
    actor.send({ type: 'form.submitted' });
  };
  return { actor, aside, clock, type, submit, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new Promise<string>(() => {});
const visibleErrors = ({ context }: ReturnType<ReturnType<typeof start>['state']>) =>
  errorsOf(context.values, context.touched);

describe('the first step', () => {
  it('SUP-23 leads to the second only when it is valid', () => {
    const { actor, type, state } = start(never);
    actor.send({ type: 'step.submitted' });
    expect(state().value).toBe('account');
    type(account);
    actor.send({ type: 'step.submitted' });
    expect(state().value).toBe('exam');
  });

  it('SUP-24 shows all its messages when somebody tries to move on too early', () => {
    const { actor, state } = start(never);
    expect(visibleErrors(state())).toEqual({});
    actor.send({ type: 'step.submitted' });
    expect(visibleErrors(state())).toEqual({
      fullName: 'Full Name is required (min 2 characters).',
      email: 'Enter a valid email address.',
      phoneNumber: 'Enter a valid 10-digit phone number.',
      password: 'Must include uppercase, lowercase, number & symbol.',
      confirmPassword: 'Passwords do not match.',
    });
  });

  it('shows the message of a field once it was left', () => {
    const { actor, type, state } = start(never);
    type({ email: 'ananya' });
    actor.send({ type: 'field.left', field: 'email' });
    actor.send({ type: 'field.left', field: 'email' });
    expect(visibleErrors(state())).toEqual({ email: 'Enter a valid email address.' });
    expect(state().context.touched).toEqual(['email']);
    type({ email: 'ananya@seatwise.test' });
    expect(visibleErrors(state())).toEqual({});
  });

  it('is not changed from the second', () => {
    const { actor, type, state } = start(never);
    type(account);
    actor.send({ type: 'step.submitted' });
    type({ ...exam, fullName: '' });
    expect(state().context.values).toEqual({ ...account, ...exam });
  });
});

describe('the second step', () => {
  it('SUP-25 leads back, and both steps keep what was typed', () => {
    const { actor, type, state } = start(never);
    type(account);
    actor.send({ type: 'step.submitted' });
    type(exam);
    actor.send({ type: 'back.chosen' });
    expect(state().value).toBe('account');
    actor.send({ type: 'step.submitted' });
    expect(state().context.values).toEqual({ ...account, ...exam });
  });

  it('SUP-42 asks for fixes and sends nothing while it is invalid', () => {
    const { actor, type, state } = start(() => Promise.reject(new Error('called')));
    type(account);
    actor.send({ type: 'step.submitted' });
    actor.send({ type: 'form.submitted' });
    expect(state().value).toBe('exam');
    expect(state().context.notice).toEqual({
      tone: 'critical',
      text: 'Please fix the errors before submitting.',
    });
    expect(visibleErrors(state())).toEqual({
      rollNumber: 'Roll number is required and must be 8 characters.',
      air: 'Enter a valid numeric AIR (positive integer).',
      category: 'Please select a category.',
      gender: 'Please select gender.',
    });
    actor.send({ type: 'back.chosen' });
    expect(state().context.notice).toBeNull();
  });
});

describe('the sign-up call', () => {
  it('SUP-43 SUP-44 SUP-45 SUP-46 CON-23 sends exactly the documented fields', () => {
    const sent: SignUpPayload[] = [];
    const { submit, state } = start((payload) => {
      sent.push(payload);
      return never();
    });
    submit();
    expect(state().hasTag('busy')).toBe(true);
    expect(sent).toEqual([
      {
        username: 'Ananya Sharma',
        email: 'ananya@seatwise.test',
        password: 'Seatwise@123',
        roleId: 4,
        rollNumber: 'SW000001',
        counsellingCategory: 'NEET UG Counselling 2025',
        phoneNumber: '9876543210',
        air: 8500,
        gender: 'F',
      },
    ]);
  });

  it.each([
    ['SUP-47 the text of the server', 'Account created.', 'Account created.'],
    ['our own words', '', 'Your account is ready. You can sign in now.'],
  ])('SUP-26 shows %s on success, and forgets the passwords', async (_, answer, text) => {
    const { submit, state } = start(async () => answer);
    submit();
    await settled();
    expect(state().value).toBe('created');
    expect(state().context.notice).toEqual({ tone: 'positive', text });
    expect(state().context.values).toMatchObject({ password: '', confirmPassword: '' });
  });

  it.each([
    ['Email is already registered.', 'email', 'account'],
    ['Roll number is already registered.', 'rollNumber', 'exam'],
  ] as const)(
    'BEY-FRM-02 marks the field of «%s» until it is changed',
    async (text, field, step) => {
      const { actor, submit, type, state } = start(() =>
        Promise.reject({ status: 400, body: { error: text }, serverMessage: undefined }),
      );
      submit();
      await settled();
      const { values, taken } = state().context;
      expect(errorsOf(values, [], taken)).toEqual({ [field]: text });
      expect(isValidStep(values, step, taken)).toBe(false);
      if (step === 'account') actor.send({ type: 'back.chosen' });
      type({ [field]: field === 'email' ? 'other@seatwise.test' : 'SW000002' });
      const { context } = state();
      expect(errorsOf(context.values, [], context.taken)).toEqual({});
      expect(isValidStep(context.values, step, context.taken)).toBe(true);
    },
  );

  it.each([
    [400, { error: 'Password is too weak.' }],
    [400, { error: 'This phone is already used.' }],
    [500, { error: 'Email is already registered.' }],
  ])('BEY-FRM-02 marks nothing after %s %j', async (status, body) => {
    const { submit, state } = start(() =>
      Promise.reject({ status, body, serverMessage: undefined }),
    );
    submit();
    await settled();
    expect(state().context.taken).toBeNull();
  });

  it('SUP-27 CON-22 leads to /login after exactly 10,000 ms', async () => {
    const { clock, submit, state } = start(async () => '');
    submit();
    await settled();
    clock.increment(9_999);
    expect(state().value).toBe('created');
    clock.increment(1);
    expect(state()).toMatchObject({ value: 'left', status: 'done' });
  });

  it('leads to /login at once when asked to', async () => {
    const { actor, submit, state } = start(async () => '');
    submit();
    await settled();
    actor.send({ type: 'login.chosen' });
    expect(state().status).toBe('done');
  });

  const unexpected = 'An unexpected error occurred. Please try again.';
  it.each([
    [
      'SUP-48 the error of a 400',
      { status: 400, body: { error: 'Email is already registered.' } },
      'Email is already registered.',
    ],
    ['SUP-49 a 400 without an error', { status: 400, body: { message: 'Bad' } }, unexpected],
    ['SUP-49 a 400 with an empty error', { status: 400, body: { error: '' } }, unexpected],
    ['SUP-49 a 400 with a strange error', { status: 400, body: { error: [] } }, unexpected],
    ['SUP-49 a 400 with a text', { status: 400, body: 'error' }, unexpected],
    ['SUP-49 a 400 with nothing', { status: 400, body: null }, unexpected],
    ['SUP-49 another status', { status: 409, body: { error: 'Taken' } }, unexpected],
    ['SUP-49 no answer', { status: 0, body: undefined }, unexpected],
    ['SUP-49 something unforeseen', new Error('boom'), unexpected],
  ])('shows %s on the second step, and keeps the form', async (_, failure, text) => {
    const { submit, state } = start(() => Promise.reject(failure));
    submit();
    await settled();
    expect(state().value).toBe('exam');
    expect(state().context.notice).toEqual({ tone: 'critical', text });
    expect(state().context.values).toEqual({ ...account, ...exam });
  });

  it('forgets an old failure while it tries again', async () => {
    const { actor, submit, state } = start(() => Promise.reject({ status: 0 }));
    submit();
    await settled();
    actor.send({ type: 'form.submitted' });
    expect(state().context.notice).toBeNull();
  });
});

describe('what was typed before a reload', () => {
  it('was put aside without the passwords, and is forgotten once the account is made', async () => {
    const { aside, submit } = start(async () => '');
    submit();
    await settled();
    expect(aside).toEqual([
      draftOf({ ...nothingTyped, ...account }),
      draftOf({ ...nothingTyped, ...account, ...exam }),
      null,
    ]);
    expect(JSON.stringify(aside)).not.toContain(account.password);
  });

  it('is kept while the account cannot be made', async () => {
    const { aside, submit } = start(() => Promise.reject(new Error('down')));
    submit();
    await settled();
    expect(aside).not.toContain(null);
  });

  it('is there again', () => {
    const values = valuesFrom(draftOf({ ...nothingTyped, ...account, ...exam }));
    const { state } = start(never, values);
    expect(state().context.values).toEqual({
      ...account,
      ...exam,
      password: '',
      confirmPassword: '',
    });
  });

  it.each([null, undefined, 'text', 7, {}, { fullName: 7 }, { password: 'Seatwise@123' }])(
    'reads as nothing out of %j',
    (anything) => {
      expect(valuesFrom(anything)).toEqual(nothingTyped);
    },
  );
});
