import { describe, expect, it } from 'vitest';
import { behavesAsModelled } from '../testing/behaves.ts';
import type { SignUpPayload } from './payload.ts';
import { signUpMachine } from './signUpMachine.ts';
import { account, exam, never, settled, startSignUp } from './testing/startSignUp.ts';
import { errorsOf, isValidStep, nothingTyped } from './validate.ts';

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
    if (isOver !== (snapshot.context.credentials !== null)) return 'credentials without an account';
    return isOver && values.password !== '' ? 'a password that is kept' : undefined;
  },
});

const visibleErrors = ({ context }: ReturnType<ReturnType<typeof startSignUp>['state']>) =>
  errorsOf(context.values, context.touched);

describe('the first step', () => {
  it('SUP-23 leads to the second only when it is valid', () => {
    const { actor, type, state } = startSignUp(never);
    actor.send({ type: 'step.submitted' });
    expect(state().value).toBe('account');
    type(account);
    actor.send({ type: 'step.submitted' });
    expect(state().value).toBe('exam');
  });

  it('SUP-24 shows all its messages when a visitor tries to move on too early', () => {
    const { actor, state } = startSignUp(never);
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
    const { actor, type, state } = startSignUp(never);
    type({ email: 'ananya' });
    actor.send({ type: 'field.left', field: 'email' });
    actor.send({ type: 'field.left', field: 'email' });
    expect(visibleErrors(state())).toEqual({ email: 'Enter a valid email address.' });
    expect(state().context.touched).toEqual(['email']);
    type({ email: 'ananya@seatwise.test' });
    expect(visibleErrors(state())).toEqual({});
  });

  it('is not changed from the second', () => {
    const { actor, type, state } = startSignUp(never);
    type(account);
    actor.send({ type: 'step.submitted' });
    type({ ...exam, fullName: '' });
    expect(state().context.values).toEqual({ ...account, ...exam });
  });
});

describe('the second step', () => {
  it('SUP-25 leads back, and both steps keep what was typed', () => {
    const { actor, type, state } = startSignUp(never);
    type(account);
    actor.send({ type: 'step.submitted' });
    type(exam);
    actor.send({ type: 'back.chosen' });
    expect(state().value).toBe('account');
    actor.send({ type: 'step.submitted' });
    expect(state().context.values).toEqual({ ...account, ...exam });
  });

  it('SUP-42 asks for fixes and sends nothing while it is invalid', () => {
    const { actor, type, state } = startSignUp(() => Promise.reject(new Error('called')));
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
  it('BEY-SUP-01 sends the contact of the parent of a minor', () => {
    const sent: SignUpPayload[] = [];
    const { actor, type } = startSignUp((payload) => {
      sent.push(payload);
      return never();
    });
    type(account);
    actor.send({ type: 'step.submitted' });
    type({ ...exam, isMinor: true });
    actor.send({ type: 'form.submitted' });
    expect(sent).toEqual([]);
    type({ guardianAgrees: true, guardianContact: '098290 12345' });
    actor.send({ type: 'form.submitted' });
    expect(sent).toMatchObject([{ guardianContact: '9829012345' }]);
  });

  it.each([
    [
      { homeState: 'Goa', reservation: 'OBC' },
      { homeState: 'Goa', category: 'OBC' },
    ],
    [{ reservation: 'OBC' }, { category: 'OBC' }],
    [{}, undefined],
  ])('BEY-SUP-02 sends of %j what was chosen', (chosen, applicant) => {
    const sent: SignUpPayload[] = [];
    const { actor, type } = startSignUp((payload) => {
      sent.push(payload);
      return never();
    });
    type(account);
    actor.send({ type: 'step.submitted' });
    type({ ...exam, ...chosen });
    actor.send({ type: 'form.submitted' });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.applicant).toEqual(applicant);
  });

  it('BEY-FRM-06 sends a grouped rank and a phone with its country as figures', () => {
    const sent: SignUpPayload[] = [];
    const { actor, type } = startSignUp((payload) => {
      sent.push(payload);
      return never();
    });
    type({ ...account, phoneNumber: '+91 98290 12345' });
    actor.send({ type: 'step.submitted' });
    type({ ...exam, air: '45,210' });
    actor.send({ type: 'form.submitted' });
    expect(sent).toMatchObject([{ phoneNumber: '9829012345', air: 45_210 }]);
  });

  it('SUP-43 SUP-44 SUP-45 SUP-46 CON-23 sends exactly the specified fields', () => {
    const sent: SignUpPayload[] = [];
    const { submit, state } = startSignUp((payload) => {
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
    ['our own words', '', 'Your account is ready. You can log in now.'],
  ])('SUP-26 shows %s on success, and keeps what the login needs', async (_, answer, text) => {
    const { submit, state } = startSignUp(async () => answer);
    submit();
    await settled();
    expect(state().value).toBe('created');
    expect(state().context.notice).toEqual({ tone: 'positive', text });
    expect(state().context.values).toEqual(nothingTyped);
  });

  it.each([
    ['Email is already registered.', 'email', 'account'],
    ['Roll number is already registered.', 'rollNumber', 'exam'],
  ] as const)(
    'BEY-FRM-02 marks the field of «%s» until it is changed',
    async (text, field, step) => {
      const { actor, submit, type, state } = startSignUp(() =>
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
    const { submit, state } = startSignUp(() =>
      Promise.reject({ status, body, serverMessage: undefined }),
    );
    submit();
    await settled();
    expect(state().context.taken).toBeNull();
  });

  it('BEY-FRM-09 says beside the specified text that there was no answer', async () => {
    const { submit, state } = startSignUp(() => Promise.reject({ status: 0, body: undefined }));
    submit();
    await settled();
    expect(state().context.notice).toMatchObject({
      text: 'An unexpected error occurred. Please try again.',
      detail: expect.stringContaining('Try again when you are online.'),
    });
  });

  it('SUP-27 CON-22 leads to /login after exactly 10,000 ms', async () => {
    const { clock, submit, state } = startSignUp(async () => '');
    submit();
    await settled();
    clock.increment(9_999);
    expect(state().value).toBe('created');
    clock.increment(1);
    expect(state()).toMatchObject({ value: 'left', status: 'done' });
  });

  it('leads to /login at once when asked to', async () => {
    const { actor, submit, state } = startSignUp(async () => '');
    submit();
    await settled();
    actor.send({ type: 'login.chosen' });
    expect(state()).toMatchObject({
      status: 'done',
      context: {
        credentials: { rollnumberOrEmail: account.email.trim(), password: account.password },
      },
    });
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
    const { submit, state } = startSignUp(() => Promise.reject(failure));
    submit();
    await settled();
    expect(state().value).toBe('exam');
    expect(state().context.notice).toMatchObject({ tone: 'critical', text });
    expect(state().context.values).toEqual({ ...account, ...exam });
  });

  it('forgets an old failure while it tries again', async () => {
    const { actor, submit, state } = startSignUp(() => Promise.reject({ status: 0 }));
    submit();
    await settled();
    actor.send({ type: 'form.submitted' });
    expect(state().context.notice).toBeNull();
  });
});
