import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { helpBotMachine, type LookedUp } from './helpBotMachine.ts';
import { answers } from './messages.ts';
import type { HelpBotLocation } from './reply.ts';

const phone = '+91 00000 00000';
const at = Date.parse('2026-11-20T10:00:00.000Z');

behavesAsModelled({
  machine: helpBotMachine,
  inputs: () => [
    { place: 'prediction' as const, phone, exam: 'UG' as const },
    { place: 'dashboard' as const, phone, exam: 'PG' as const },
  ],
  events: [
    { type: 'draft.changed', text: 'How many rounds?' },
    { type: 'draft.changed', text: 'asdfgh' },
    { type: 'draft.changed', text: '  ' },
    { type: 'question.sent', at },
  ],
  answers: {
    lookUp: { done: [null, { text: 'Yes.', isReviewed: true }], failed: [{ status: 0 }] },
  },
  horizon: ({ context }) => context.messages.length > 4,
  invariantViolation: ({ context: { messages, open }, value }) => {
    const asked = messages.filter(({ sender }) => sender === 'user').length;
    if (asked - open.length !== messages.length - asked) return 'a reply too many or too few';
    return open.length > 0 === (value !== 'listening') ? undefined : 'a question left alone';
  },
});

const start = (
  place: HelpBotLocation = 'prediction',
  lookUp: (question: string) => Promise<string | null> = () => Promise.resolve(null),
) => {
  const clock = new SimulatedClock();
  const machine = helpBotMachine.provide({
    actors: {
      lookUp: fromPromise<LookedUp | null, string>(async ({ input }) => {
        const text = await lookUp(input);
        return text === null ? null : { text, isReviewed: true };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { place, phone, exam: 'UG' } }).start();
  const ask = (text: string) => {
    actor.send({ type: 'draft.changed', text });
    actor.send({ type: 'question.sent', at });
  };
  const said = () =>
    actor.getSnapshot().context.messages.map(({ sender, text }) => `${sender}: ${text}`);
  return { actor, ask, clock, said, state: () => actor.getSnapshot() };
};

describe('the help bot', () => {
  it('BOT-01 BOT-04 BOT-05 CON-33 replies once, after exactly 250 ms on the prediction page', () => {
    const { ask, clock, said } = start();
    ask(' How many rounds? ');
    expect(said()).toEqual(['user: How many rounds?']);
    clock.increment(249);
    expect(said()).toHaveLength(1);
    clock.increment(1);
    expect(said()).toEqual(['user: How many rounds?', `bot: ${answers.rounds}`]);
    clock.increment(10_000);
    expect(said()).toHaveLength(2);
  });

  const fallback =
    'bot: Sorry, I don’t have an answer for that. Please connect with +91 00000 00000';

  it('GAP-65 replies at once on the dashboard, with its own fallback', async () => {
    const { ask, clock, said } = start('dashboard');
    ask('asdfgh');
    clock.increment(0);
    await vi.waitFor(() => expect(said()[1]).toBe(fallback));
  });

  it('BEY-FIG-02 gives a reviewed answer where no topic fits, and asks for none where one does', async () => {
    const lookUp = vi.fn<(question: string) => Promise<string>>(() =>
      Promise.resolve('Yes, behind the house.'),
    );
    const { ask, clock, said } = start('dashboard', lookUp);
    ask('How many rounds?');
    clock.increment(0);
    expect(said()[1]).toBe(`bot: ${answers.rounds}`);
    expect(lookUp).not.toHaveBeenCalled();
    ask('asdfgh');
    clock.increment(0);
    await vi.waitFor(() => expect(said()[3]).toBe('bot: Yes, behind the house.'));
    expect(lookUp.mock.calls).toEqual([['asdfgh']]);
  });

  it.each<[string, () => Promise<null>]>([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['is silent', () => new Promise(() => {})],
  ])('BEY-FIG-02 says its fallback once where the server %s', async (_, lookUp) => {
    const { ask, clock, said } = start('dashboard', lookUp);
    ask('asdfgh');
    clock.increment(0);
    await Promise.resolve();
    clock.increment(3000);
    await vi.waitFor(() => expect(said()).toEqual(['user: asdfgh', fallback]));
  });

  it('BOT-02 BOT-03 tells who spoke, what, and when; the bot’s time is the word Bot', () => {
    const { ask, clock, state } = start();
    ask('hi');
    clock.increment(250);
    const [question, reply] = state().context.messages;
    expect(question).toEqual({
      sender: 'user',
      text: 'hi',
      time: expect.stringMatching(/^\d{1,2}:\d{2}\s[ap]m$/i) as string,
    });
    expect(reply).toMatchObject({ sender: 'bot', time: 'Bot' });
  });

  it('BEY-BOT-08 says which question a reply answers; a greeting and the fallback answer none', async () => {
    const lookUp = (question: string) =>
      Promise.resolve(question.includes('parking') ? 'Yes, behind the house.' : null);
    const { ask, clock, said, state } = start('dashboard', lookUp);
    for (const [at, question] of ['hi', 'bond?', 'asdfgh', 'parking?'].entries()) {
      ask(question);
      clock.increment(0);
      await vi.waitFor(() => expect(said()).toHaveLength(2 * at + 2));
    }
    const replies = state().context.messages.filter(({ sender }) => sender === 'bot');
    expect(replies.map((reply) => reply.answers)).toEqual([
      undefined,
      'bond?',
      undefined,
      'parking?',
    ]);
  });

  it('BOT-06 clears the input when a question is sent', () => {
    const { actor, ask, state } = start();
    actor.send({ type: 'draft.changed', text: 'hi' });
    expect(state().context.draft).toBe('hi');
    ask('hi');
    expect(state().context.draft).toBe('');
  });

  it.each(['', '   ', '\n\t'])('BOT-08 ignores %j', (text) => {
    const { ask, clock, said, state } = start();
    ask(text);
    clock.increment(250);
    expect(said()).toEqual([]);
    expect(state().context.draft).toBe(text);
  });

  it('BOT-04 replies to each of several quick questions, in their order', () => {
    const { ask, clock, said } = start();
    ask('bond?');
    clock.increment(100);
    ask('rounds?');
    clock.increment(150);
    expect(said()).toEqual(['user: bond?', 'user: rounds?', `bot: ${answers.bond}`]);
    clock.increment(250);
    expect(said()[3]).toBe(`bot: ${answers.rounds}`);
  });

  it('keeps what is typed while it answers', () => {
    const { actor, ask, clock, state } = start();
    ask('bond?');
    actor.send({ type: 'draft.changed', text: 'and' });
    clock.increment(250);
    expect(state().context.draft).toBe('and');
  });
});
