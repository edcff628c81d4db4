import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { contactMachine } from './contactMachine.ts';
import { messages } from './messages.ts';
import { errorsOf, maxLengths, emptyValues, valuesFrom, type Values } from './validate.ts';

const written: Values = {
  name: ' Ananya Sharma ',
  email: 'ananya@seatwise.test ',
  phone: '',
  message: 'Which round is next?\n',
};

behavesAsModelled({
  machine: contactMachine,
  inputs: () => [{ values: emptyValues }, { values: written }],
  events: [
    { type: 'values.changed', values: { name: 'A' } },
    { type: 'values.changed', values: { email: 'a' } },
    { type: 'values.changed', values: { email: 'a@seatwise.test' } },
    { type: 'values.changed', values: { message: 'Hello' } },
    { type: 'field.left', field: 'email' },
    { type: 'form.submitted' },
  ],
  answers: { send: { done: ['Thank you.'], failed: [{ status: 0 }, { status: 500 }] } },
  invariantViolation: ({ context, value }) =>
    value === 'sending' && Object.keys(errorsOf(context.values)).length > 0
      ? 'an invalid message on its way'
      : undefined,
});

const start = (send: (form: Values) => Promise<unknown>, values = written) => {
  const aside: (Values | null)[] = [];
  const actor = createActor(
    contactMachine.provide({
      actors: { send: fromPromise<unknown, Values>(({ input }) => send(input)) },
      actions: {
        storeDraft: ({ context }) => aside.push(context.values),
        dropDraft: () => aside.push(null),
      },
    }),
    { input: { values } },
  ).start();
  return { actor, aside, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('sending', () => {
  it('FTR-16 BEY-FRM-06 sends what was typed, tidied and once, then empties the form', async () => {
    const sent: Values[] = [];
    const { actor, aside, state } = start(
      (form) => {
        sent.push(form);
        return Promise.resolve('Thank you.');
      },
      { ...written, phone: ' +91 98765 43210 ' },
    );
    actor.send({ type: 'field.left', field: 'name' });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(sent).toEqual([
      {
        name: 'Ananya Sharma',
        email: 'ananya@seatwise.test',
        phone: '9876543210',
        message: 'Which round is next?',
      },
    ]);
    expect(state().context).toMatchObject({
      values: emptyValues,
      touched: [],
      notice: { tone: 'positive', text: messages.sent },
    });
    expect(aside).toEqual([null]);
  });

  it.each([
    [0, messages.unreachable],
    [500, messages.failed],
  ])('keeps everything when it fails with status %i', async (status, text) => {
    const { actor, state } = start(() => Promise.reject(Object.assign(new Error(), { status })));
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(state().context).toMatchObject({ values: written, notice: { tone: 'critical', text } });
    // The notice about one attempt is cleared when the next attempt starts.
    actor.send({ type: 'form.submitted' });
    expect(state().context.notice).toBeNull();
    expect(state().hasTag('busy')).toBe(true);
  });

  it('says what is wrong with the fields that were left, each once', () => {
    const { actor, state } = start(() => Promise.resolve(), emptyValues);
    expect(state().context).toEqual({ values: emptyValues, touched: [], notice: null });
    for (const field of ['email', 'name', 'email'] as const)
      actor.send({ type: 'field.left', field });
    expect(state().context.touched).toEqual(['email', 'name']);
  });

  it('forgets the last try when the next one cannot be sent', async () => {
    const { actor, state } = start(() => Promise.reject(new Error('no answer')));
    actor.send({ type: 'form.submitted' });
    await settled();
    actor.send({ type: 'values.changed', values: { name: '' } });
    expect(state().context.notice).not.toBeNull();
    actor.send({ type: 'form.submitted' });
    expect(state().context.notice).toBeNull();
  });

  it('sends nothing while something is wrong, and says what', () => {
    const { actor, state } = start(() => Promise.reject(new Error('called')), emptyValues);
    actor.send({ type: 'form.submitted' });
    const { values, touched } = state().context;
    expect(state().value).toBe('editing');
    expect(errorsOf(values, touched)).toEqual({
      name: messages.name,
      email: messages.email,
      message: messages.message,
    });
  });

  it('puts aside what is typed', () => {
    const { actor, aside } = start(() => Promise.resolve(), emptyValues);
    actor.send({ type: 'values.changed', values: { name: 'Ananya' } });
    expect(aside).toEqual([{ ...emptyValues, name: 'Ananya' }]);
  });
});

describe('what is wrong with a field', () => {
  it.each([
    ['name', '  ', true],
    ['name', 'A', false],
    ['email', 'ananya', true],
    ['email', 'ananya@seatwise.test', false],
    ['phone', '', false],
    ['phone', '+91 98765-43210', false],
    ['phone', '12345', true],
    ['phone', 'call me', true],
    ['phone', 'x9876543210', true],
    ['phone', '9876543210x', true],
    ['message', '\n', true],
    ['message', 'x'.repeat(maxLengths.message), false],
  ] as const)('%s «%s»: %s', (field, text, wrong) => {
    expect(errorsOf({ ...emptyValues, [field]: text }, [field])).toEqual(
      wrong ? { [field]: messages[field] } : {},
    );
  });

  it.each([
    ['name', 'A'.repeat(215), 'Use 200 characters at most; there are 215.'],
    ['email', `${'a'.repeat(250)}@b.in`, 'Use 254 characters at most; there are 255.'],
    ['phone', '1'.repeat(21), 'Use 20 characters at most; there are 21.'],
    ['message', 'x'.repeat(4001), 'Use 4,000 characters at most; there are 4,001.'],
  ] as const)('BEY-FRM-03 says by how much the %s is too long', (field, text, message) => {
    expect(errorsOf({ ...emptyValues, [field]: text }, [field])).toEqual({ [field]: message });
  });
});

describe('a draft', () => {
  it.each([
    ['what was put aside', written, written],
    ['nothing', undefined, emptyValues],
    ['no values', 'Ananya', emptyValues],
    ['values that are no texts', { name: 1, email: {}, message: null }, emptyValues],
    ['too much', { name: 'A'.repeat(300) }, { ...emptyValues, name: 'A'.repeat(300) }],
  ])('reads %s', (_, stored, expected) => {
    expect(valuesFrom(stored)).toEqual(expected);
  });
});
