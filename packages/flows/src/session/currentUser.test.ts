import { describe, expect, it } from 'vitest';
import {
  ananya,
  away,
  expired,
  hour,
  loggedOut,
  renewed,
  rohan,
  settled,
  startSession,
  type Details,
} from './testing/startSession.ts';
import type { StoredUser } from './storedUser.ts';

describe('the current user from the server', () => {
  it('SES-11 SES-12 stores the answer, with the stored token where it brings none', async () => {
    const asked: unknown[] = [];
    const { actor, effects, state } = startSession(ananya, async (given) => {
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
    const { actor, clock, state } = startSession(ananya, async () => ({ ...renewed }));
    actor.send({ type: 'details.requested' });
    await settled();
    clock.set(23 * hour);
    expect(state().context.user?.token).toBe(renewed.token);
  });

  it('BEY-PAY-15 keeps the session while no answer comes, and asks again until one does', async () => {
    const answers = [0, 0, 200];
    const { actor, clock, effects, notices, state } = startSession(ananya, async () => {
      const status = answers.shift();
      if (status === 0) throw Object.assign(new Error('offline'), { status });
      return { ...ananya, role: 'BASIC' };
    });
    actor.send({ type: 'details.requested' });
    for (const seconds of [5, 10]) {
      await settled();
      expect(state().hasTag('unreachable')).toBe(true);
      expect(effects).toEqual([]);
      clock.set(seconds * 1000);
    }
    await settled();
    expect(notices).toEqual([]);
    expect(state().context.user?.role).toBe('BASIC');
    expect(state().hasTag('unreachable')).toBe(false);
  });

  const lost = 'We could not load your account, so we logged you out. Log in again.';
  it.each([
    ['SES-07 a failing server', 500, lost],
    ['SES-09 a token that ran out on the way', 401, expired],
  ])('%s clears the session and says why', async (_, status, text) => {
    const { actor, effects, notices, state } = startSession(ananya, async () => {
      throw Object.assign(new Error('refused'), { status });
    });
    actor.send({ type: 'details.requested' });
    await settled();
    expect(state().value).toBe('signedOut');
    expect(notices).toEqual([text]);
    expect(effects).toEqual(away);
  });

  it('keeps no session for a role that it does not know', async () => {
    const { actor, notices, state } = startSession(ananya, async () => ({
      ...ananya,
      role: 'MODERATOR',
    }));
    actor.send({ type: 'details.requested' });
    await settled();
    expect(state().value).toBe('signedOut');
    expect(notices[0]).toMatch(/do not know/);
  });

  it.each([['user.signedIn'], ['storage.changed']] as const)(
    'gives one person’s answer to nobody else: %s',
    async (type) => {
      let answer: (details: Awaited<Details>) => void = () => undefined;
      const { actor, state } = startSession(
        ananya,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      );
      actor.send({ type: 'details.requested' });
      actor.send({ type, user: rohan, isSignOut: false });
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
      (user: StoredUser) => ({ type: 'storage.changed', user, isSignOut: false }) as const,
    ],
  ])('is asked for again, and heard no more of the token of before: %s', async (_, renewal) => {
    const asked: { token: string; answer: PromiseWithResolvers<Awaited<Details>> }[] = [];
    const { actor, effects, state } = startSession(ananya, ({ token }) => {
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
    expect(effects).not.toContain('goToLogin');
  });

  const asking = () => {
    const asked: PromiseWithResolvers<Awaited<Details>>[] = [];
    const session = startSession(ananya, () => {
      const answer = Promise.withResolvers<Awaited<Details>>();
      asked.push(answer);
      return answer.promise;
    });
    session.actor.send({ type: 'details.requested' });
    return { ...session, asked };
  };

  it('PLN-36 CRD-19 is fetched again when asked for in between, and the earlier answer is ignored', async () => {
    const { actor, asked, state } = asking();
    actor.send({ type: 'details.requested' });
    expect(asked).toHaveLength(2);
    asked[0]!.resolve({ ...ananya, role: 'BASIC' });
    await settled();
    expect(state().context.user?.role).toBe('FREE');
    expect(state().hasTag('busy')).toBe(true);
    asked[1]!.resolve({ ...ananya, role: 'PREMIUM' });
    await settled();
    expect(state().context.user?.role).toBe('PREMIUM');
    expect(state().hasTag('busy')).toBe(false);
  });

  it('PRO-26 is fetched again once contact details are saved in between', async () => {
    const { actor, asked, effects, state } = asking();
    const saved = { email: 'new@seatwise.test', phone: '9000000001' };
    actor.send({ type: 'details.changed', token: rohan.token, ...saved });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'details.changed', token: ananya.token, ...saved });
    expect(asked).toHaveLength(2);
    expect(effects).toEqual(['store FREE new@seatwise.test']);
    asked[0]!.resolve({ ...ananya });
    await settled();
    expect(state().context.user).toMatchObject(saved);
    asked[1]!.resolve({ ...ananya, ...saved, role: 'BASIC' });
    await settled();
    expect(state().context.user).toMatchObject({ ...saved, role: 'BASIC' });
  });

  it('BEY-ACC-08 keeps what staff have corrected, and says what it was until that is read', () => {
    const { actor, effects, state } = startSession({ ...ananya, air: 45_210 });
    const user = { ...ananya, air: 35_210, username: 'Ananya R. Sharma' };
    actor.send({ type: 'facts.read', token: rohan.token, user });
    expect(state().context.changes).toEqual([]);
    actor.send({ type: 'facts.read', token: ananya.token, user });
    expect(state().context.user).toEqual(user);
    expect(effects).toEqual(['store FREE free@seatwise.test']);
    expect(state().context.changes).toEqual([
      { fact: 'username', before: 'Ananya Sharma', after: 'Ananya R. Sharma' },
      { fact: 'air', before: 45_210, after: 35_210 },
    ]);
    actor.send({ type: 'facts.read', token: ananya.token, user });
    expect(effects).toHaveLength(1);
    actor.send({ type: 'changes.dismissed' });
    expect(state().context.changes).toEqual([]);
  });

  it('writes nothing back after a logout', async () => {
    let answer: (user: object) => void = () => {};
    const { actor, effects, state } = startSession(
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
