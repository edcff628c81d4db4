import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import { tokenUntil } from '../testing/tokens.ts';
import { sessionMachine } from './sessionMachine.ts';
import { userFromAnswer, type StoredUser } from './storedUser.ts';

const hour = 3_600_000;
const userUntil = (end: number, details: object = {}): StoredUser =>
  userFromAnswer({
    id: 4,
    username: 'Ananya Sharma',
    email: 'free@seatwise.test',
    role: 'FREE',
    token: tokenUntil(end),
    phone: '9876543210',
    ...details,
  })!;

const ananya = userUntil(12 * hour);
const renewed = userUntil(24 * hour);
const rohan = userUntil(36 * hour, { id: 5, email: 'basic@seatwise.test', role: 'BASIC' });

behavesAsModelled({
  machine: sessionMachine,
  inputs: (now) => [
    { user: null, now },
    { user: ananya, now },
  ],
  events: [
    { type: 'user.signedIn', user: ananya },
    { type: 'user.signedIn', user: rohan },
    { type: 'user.signedOut' },
    { type: 'call.refused', token: ananya.token },
    { type: 'call.refused', token: rohan.token },
    { type: 'storage.changed', user: null, leaver: null },
    { type: 'storage.changed', user: null, leaver: '4' },
    { type: 'storage.changed', user: renewed, leaver: null },
    { type: 'storage.changed', user: rohan, leaver: null },
    { type: 'details.requested' },
    { type: 'details.changed', token: ananya.token, email: 'new@seatwise.test', phone: null },
    { type: 'warning.dismissed' },
    { type: 'notice.dismissed' },
  ],
  answers: {
    fetchDetails: {
      done: [{ ...ananya, role: 'Basic', token: null }, { role: 'MODERATOR' }],
      failed: [{ status: 0 }, { status: 401 }, { status: 500 }],
    },
  },
  complaint: ({ context, value }) => {
    if ((context.user === null) !== (value === 'signedOut')) return 'a user without a session';
    return context.user !== null && context.notice !== null ? 'a farewell to a guest' : undefined;
  },
});

type Details = Promise<Readonly<Record<string, unknown>>>;

/** A session at work: what it writes and where it leads is listed in `effects`. */
const start = (
  user: StoredUser | null,
  fetchDetails: (given: { token: string }) => Details = () => new Promise(() => {}),
) => {
  const clock = new SimulatedClock();
  const effects: string[] = [];
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchDetails: fromPromise<Awaited<Details>, { token: string }>(({ input }) =>
          fetchDetails(input),
        ),
      },
      actions: {
        store: ({ context }) => effects.push(`store ${context.user!.role} ${context.user!.email}`),
        erase: () => effects.push('erase'),
        leaveWord: ({ context }) => effects.push(`leave word of ${context.user!.email}`),
        dropCaches: () => effects.push('drop caches'),
        emptyTab: ({ context }) => effects.push(`empty the tab of ${context.user!.email}`),
        land: () => effects.push('land'),
        leave: () => effects.push('leave'),
      },
    }),
    { clock, input: { user, now: () => clock.now() } },
  ).start();
  const notices: string[] = [];
  actor.subscribe(({ context: { notice } }) => {
    if (notice && notices.at(-1) !== notice.text) notices.push(notice.text);
  });
  return { actor, clock, effects, notices, state: () => actor.getSnapshot() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const expired = 'Session expired. Please login again.';
const away = ['erase', 'drop caches', 'leave'];
const tabEmptied = 'empty the tab of free@seatwise.test';
const loggedOut = [tabEmptied, 'leave word of free@seatwise.test', ...away];

describe('signing in and out', () => {
  it('SES-01 SES-16 stores who signs in and leads to where the role lands', () => {
    const { actor, effects, state } = start(null);
    expect(state().value).toBe('signedOut');
    actor.send({ type: 'user.signedIn', user: ananya });
    expect(state().matches('signedIn')).toBe(true);
    expect(effects).toEqual(['store FREE free@seatwise.test', 'drop caches', 'land']);
  });

  it('SES-06 NAV-24 NAV-25 ADS-08 clears the session on logout and leads to /login, without a word', () => {
    const { actor, effects, notices, state } = start(ananya);
    actor.send({ type: 'user.signedOut' });
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null, notice: null } });
    expect(effects).toEqual(loggedOut);
    expect(notices).toEqual([]);
  });

  it('replaces the token in place when the same person logs in again', () => {
    const { actor, clock, effects, state } = start(ananya);
    clock.set(12 * hour - 60_000);
    expect(state().hasTag('warning')).toBe(true);
    actor.send({ type: 'user.signedIn', user: renewed });
    expect(state().hasTag('warning')).toBe(false);
    expect(effects).toEqual(['store FREE free@seatwise.test']);
    clock.set(12 * hour);
    expect(state().context.user).toEqual(renewed);
  });

  it('shows nothing of one person to the next', () => {
    const { actor, effects } = start(ananya);
    actor.send({ type: 'user.signedIn', user: rohan });
    expect(effects).toEqual([tabEmptied, 'store BASIC basic@seatwise.test', 'drop caches', 'land']);
  });
});

describe('the end of a token', () => {
  it('warns five minutes before, once, and lets the warning be put away', () => {
    const { actor, clock, state } = start(ananya);
    clock.set(12 * hour - 5 * 60_000 - 1);
    expect(state().hasTag('warning')).toBe(false);
    clock.increment(1);
    expect(state().hasTag('warning')).toBe(true);
    actor.send({ type: 'warning.dismissed' });
    clock.set(12 * hour - 1);
    expect(state().hasTag('warning')).toBe(false);
    expect(state().context.user).toEqual(ananya);
  });

  it('SES-08 SES-09 SES-10 ends the session at the very millisecond, while the person is idle', () => {
    const { clock, effects, notices, state } = start(ananya);
    clock.set(12 * hour - 1);
    expect(effects).toEqual([]);
    clock.increment(1);
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null } });
    expect(effects).toEqual(away);
    expect(notices).toEqual([expired]);
  });

  it.each([
    ['run out', tokenUntil(-1)],
    ['undecodable', 'a.b.c'],
  ])('SES-05 ends at once with a stored token that is %s', (_, token) => {
    const { clock, effects, notices } = start({ ...ananya, token });
    clock.increment(0);
    clock.increment(0);
    expect(notices).toEqual([expired]);
    expect(effects).toEqual(away);
  });

  it('SES-09 raises one alert for many refused calls', () => {
    const { actor, clock, effects, state } = start(ananya);
    const alerts: unknown[] = [];
    actor.subscribe(({ context }) => alerts.push(context.notice));
    for (let call = 0; call < 20; call += 1)
      actor.send({ type: 'call.refused', token: ananya.token });
    clock.set(100 * hour);
    expect(new Set(alerts.filter(Boolean)).size).toBe(1);
    expect(state().context.notice).toEqual({ tone: 'critical', text: expired });
    expect(effects).toEqual(away);
    actor.send({ type: 'notice.dismissed' });
    expect(state().context.notice).toBeNull();
    actor.send({ type: 'call.refused', token: ananya.token });
    expect(state().context.notice).toBeNull();
  });

  it('does not end a new session for a late answer to an old token', () => {
    const { actor, state } = start(ananya);
    actor.send({ type: 'user.signedIn', user: renewed });
    actor.send({ type: 'call.refused', token: ananya.token });
    expect(state().context.user).toEqual(renewed);
  });
});

describe('another tab', () => {
  it('signs in here too, without writing what it just read', () => {
    const { actor, effects, state } = start(null);
    actor.send({ type: 'storage.changed', user: ananya, leaver: null });
    expect(state().context.user).toEqual(ananya);
    expect(effects).toEqual(['drop caches']);
  });

  it('signs out here too, and says so', () => {
    const { actor, effects, notices, state } = start(ananya);
    actor.send({ type: 'storage.changed', user: null, leaver: '4' });
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null } });
    expect(notices).toEqual(['You were logged out in another tab.']);
    expect(effects).toEqual([tabEmptied, 'drop caches']);
  });

  it.each([
    ['without a word', null],
    ['though somebody else logged out before', '5'],
  ])('SES-08 whose session ended ends it here, %s, and keeps what the tab keeps', (_, leaver) => {
    const { actor, effects, notices, state } = start(ananya);
    actor.send({ type: 'storage.changed', user: null, leaver });
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null } });
    expect(notices).toEqual([expired]);
    expect(effects).toEqual(['drop caches']);
  });

  it('changes the role here, and leaves the person where they are', () => {
    const { actor, effects, state } = start(ananya);
    actor.send({ type: 'storage.changed', user: { ...renewed, role: 'PREMIUM' }, leaver: null });
    expect(state().context.user).toMatchObject({ role: 'PREMIUM', token: renewed.token });
    expect(effects).toEqual([]);
  });

  it('becomes another person here', () => {
    const { actor, effects, state } = start(ananya);
    actor.send({ type: 'storage.changed', user: rohan, leaver: null });
    expect(state().context.user).toEqual(rohan);
    expect(effects).toEqual([tabEmptied, 'drop caches', 'land']);
  });
});

describe('the current user from the server', () => {
  it('SES-11 SES-12 stores the answer, with the stored token where it brings none', async () => {
    const asked: unknown[] = [];
    const { actor, effects, state } = start(ananya, async (given) => {
      asked.push(given);
      return { ...ananya, role: 'Advance', token: undefined };
    });
    actor.send({ type: 'details.requested' });
    expect(state().hasTag('busy')).toBe(true);
    await settled();
    expect(asked).toEqual([{ token: ananya.token }]);
    expect(state().context.user).toEqual({ ...ananya, role: 'ADVANCE' });
    expect(state().hasTag('busy')).toBe(false);
    expect(effects).toEqual(['store ADVANCE free@seatwise.test']);
  });

  it('takes a new token, and its end', async () => {
    const { actor, clock, state } = start(ananya, async () => ({ ...renewed }));
    actor.send({ type: 'details.requested' });
    await settled();
    clock.set(23 * hour);
    expect(state().context.user?.token).toBe(renewed.token);
  });

  it('asks a second time when no answer came', async () => {
    let calls = 0;
    const { actor, state } = start(ananya, async () => {
      calls += 1;
      if (calls === 1) throw Object.assign(new Error('offline'), { status: 0 });
      return { ...ananya, role: 'BASIC' };
    });
    actor.send({ type: 'details.requested' });
    await settled();
    expect(calls).toBe(2);
    expect(state().context.user?.role).toBe('BASIC');
  });

  const lost =
    'Your account details could not be loaded, so you were logged out. Please login again.';
  it.each([
    ['SES-07 no answer twice', 0, 2, lost],
    ['SES-07 a failing server', 500, 1, lost],
    ['SES-09 a token that ran out on the way', 401, 1, expired],
  ])('%s clears the session and says why', async (_, status, expectedCalls, text) => {
    let calls = 0;
    const { actor, effects, notices, state } = start(ananya, async () => {
      calls += 1;
      throw Object.assign(new Error('refused'), { status });
    });
    actor.send({ type: 'details.requested' });
    await settled();
    expect(calls).toBe(expectedCalls);
    expect(state().value).toBe('signedOut');
    expect(notices).toEqual([text]);
    expect(effects).toEqual(away);
  });

  it('may fail once again after an answer came', async () => {
    const answers = [0, 200, 0, 200];
    const { actor, state } = start(ananya, async () => {
      const status = answers.shift();
      if (status === 0) throw Object.assign(new Error('offline'), { status });
      return { ...ananya };
    });
    for (const _ of ['first', 'second']) {
      actor.send({ type: 'details.requested' });
      await settled();
    }
    expect(answers).toEqual([]);
    expect(state().matches('signedIn')).toBe(true);
  });

  it('keeps no session for a role that it does not know', async () => {
    const { actor, notices, state } = start(ananya, async () => ({ ...ananya, role: 'MODERATOR' }));
    actor.send({ type: 'details.requested' });
    await settled();
    expect(state().value).toBe('signedOut');
    expect(notices[0]).toMatch(/does not know/);
  });

  it.each([['user.signedIn'], ['storage.changed']] as const)(
    'gives one person’s answer to nobody else: %s',
    async (type) => {
      let answer: (details: Awaited<Details>) => void = () => undefined;
      const { actor, state } = start(
        ananya,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
      actor.send({ type: 'details.requested' });
      actor.send({ type, user: rohan, leaver: null });
      answer({ ...ananya, username: 'Ananya Sharma', token: null });
      await settled();
      expect(state().context.user).toEqual(rohan);
      expect(state().hasTag('busy')).toBe(false);
    },
  );

  it.each([
    ['who logs in again', (user: StoredUser) => ({ type: 'user.signedIn', user }) as const],
    [
      'whom another tab renews',
      (user: StoredUser) => ({ type: 'storage.changed', user, leaver: null }) as const,
    ],
  ])('is asked for again, and heard no more of the token of before: %s', async (_, renewal) => {
    const asked: { token: string; answer: PromiseWithResolvers<Awaited<Details>> }[] = [];
    const { actor, effects, state } = start(ananya, ({ token }) => {
      const answer = Promise.withResolvers<Awaited<Details>>();
      asked.push({ token, answer });
      return answer.promise;
    });
    actor.send({ type: 'details.requested' });
    actor.send(renewal(renewed));
    expect(asked.map(({ token }) => token)).toEqual([ananya.token, renewed.token]);

    asked[0]!.answer.reject(Object.assign(new Error('Refused'), { status: 401 }));
    await settled();
    expect(state().hasTag('busy')).toBe(true);
    asked[1]!.answer.resolve({ ...renewed, role: 'PREMIUM' });
    await settled();
    expect(state().context.user).toMatchObject({ role: 'PREMIUM', token: renewed.token });
    expect(effects).not.toContain('leave');
  });

  it('writes nothing back after a logout', async () => {
    let answer: (user: object) => void = () => {};
    const { actor, effects, state } = start(
      ananya,
      () => new Promise((resolve) => (answer = resolve as typeof answer)),
    );
    actor.send({ type: 'details.requested' });
    actor.send({ type: 'user.signedOut' });
    answer({ ...ananya, role: 'PREMIUM' });
    await settled();
    expect(state().context.user).toBeNull();
    expect(effects).toEqual(loggedOut);
  });
});

describe('saved contact details', () => {
  const saved = { type: 'details.changed', email: 'new@seatwise.test', phone: null } as const;

  it('reach the stored user', () => {
    const { actor, effects, state } = start(ananya);
    actor.send({ ...saved, token: ananya.token });
    expect(state().context.user).toEqual({ ...ananya, email: 'new@seatwise.test', phone: null });
    expect(effects).toEqual(['store FREE new@seatwise.test']);
  });

  it('do not reach somebody else, or nobody', () => {
    const { actor, effects, state } = start(ananya);
    actor.send({ type: 'user.signedIn', user: rohan });
    actor.send({ ...saved, token: ananya.token });
    expect(state().context.user).toEqual(rohan);
    actor.send({ type: 'user.signedOut' });
    effects.length = 0;
    actor.send({ ...saved, token: rohan.token });
    expect(effects).toEqual([]);
  });
});
