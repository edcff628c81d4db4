import { describe, expect, it } from 'vitest';
import {
  ananya,
  away,
  expired,
  hour,
  loggedOut,
  renewed,
  rohan,
  startSession,
  tabCleared,
} from './testing/startSession.ts';
import { tokenUntil } from './testing/startSession.ts';

describe('signing in and out', () => {
  it('SES-01 SES-16 stores who signs in and leads to where the role lands', () => {
    const { actor, effects, state } = startSession(null);
    expect(state().value).toBe('signedOut');
    actor.send({ type: 'user.signedIn', user: ananya });
    expect(state().matches('signedIn')).toBe(true);
    expect(effects).toEqual(['store FREE free@seatwise.test', 'goToLanding']);
  });

  it('SES-06 NAV-24 NAV-25 ADS-08 clears the session on logout and leads to /login, without a word', () => {
    const { actor, effects, notices, state } = startSession(ananya);
    actor.send({ type: 'user.signedOut' });
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null, notice: null } });
    expect(effects).toEqual(loggedOut);
    expect(notices).toEqual([]);
  });

  it('replaces the token in place when the same person logs in again', () => {
    const { actor, clock, effects, state } = startSession(ananya);
    clock.set(12 * hour - 60_000);
    expect(state().hasTag('warning')).toBe(true);
    actor.send({ type: 'user.signedIn', user: renewed });
    expect(state().hasTag('warning')).toBe(false);
    expect(effects).toEqual(['store FREE free@seatwise.test']);
    clock.set(12 * hour);
    expect(state().context.user).toEqual(renewed);
  });

  it('shows nothing of one person to the next', () => {
    const { actor, effects } = startSession(ananya);
    actor.send({ type: 'user.signedIn', user: rohan });
    expect(effects).toEqual([tabCleared, 'store BASIC basic@seatwise.test', 'goToLanding']);
  });
});

describe('the end of a token', () => {
  it('warns five minutes before, once, and lets the warning be put away', () => {
    const { actor, clock, state } = startSession(ananya);
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
    const { clock, effects, notices, state } = startSession(ananya);
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
    const { clock, effects, notices } = startSession({ ...ananya, token });
    clock.increment(0);
    clock.increment(0);
    expect(notices).toEqual([expired]);
    expect(effects).toEqual(away);
  });

  it('SES-09 raises one alert for many refused calls', () => {
    const { actor, clock, effects, state } = startSession(ananya);
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
    const { actor, state } = startSession(ananya);
    actor.send({ type: 'user.signedIn', user: renewed });
    actor.send({ type: 'call.refused', token: ananya.token });
    expect(state().context.user).toEqual(renewed);
  });
});

describe('another tab', () => {
  it('signs in here too, leaves a page of guests, and does not write what it just read', () => {
    const { actor, effects, state } = startSession(null);
    actor.send({ type: 'storage.changed', user: ananya, isSignOut: false });
    expect(state().context.user).toEqual(ananya);
    expect(effects).toEqual(['leaveGuestPage']);
  });

  it('signs out here too, and says so', () => {
    const { actor, effects, notices, state } = startSession(ananya);
    actor.send({ type: 'storage.changed', user: null, isSignOut: true });
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null } });
    expect(notices).toEqual(['You logged out in another tab.']);
    expect(effects).toEqual([tabCleared]);
  });

  it('SES-08 whose session ended ends it here, without a word, and keeps what the tab keeps', () => {
    const { actor, effects, notices, state } = startSession(ananya);
    actor.send({ type: 'storage.changed', user: null, isSignOut: false });
    expect(state()).toMatchObject({ value: 'signedOut', context: { user: null } });
    expect(notices).toEqual([expired]);
    expect(effects).toEqual([]);
  });

  it('changes the role here, and leaves the person where they are', () => {
    const { actor, effects, state } = startSession(ananya);
    actor.send({
      type: 'storage.changed',
      user: { ...renewed, role: 'PREMIUM' },
      isSignOut: false,
    });
    expect(state().context.user).toMatchObject({ role: 'PREMIUM', token: renewed.token });
    expect(effects).toEqual([]);
  });

  it('becomes another person here', () => {
    const { actor, effects, state } = startSession(ananya);
    actor.send({ type: 'storage.changed', user: rohan, isSignOut: false });
    expect(state().context.user).toEqual(rohan);
    expect(effects).toEqual([tabCleared, 'goToLanding']);
  });
});

describe('saved contact details', () => {
  const saved = { type: 'details.changed', email: 'new@seatwise.test', phone: null } as const;

  it('reach the stored user', () => {
    const { actor, effects, state } = startSession(ananya);
    actor.send({ ...saved, token: ananya.token });
    expect(state().context.user).toEqual({ ...ananya, email: 'new@seatwise.test', phone: null });
    expect(effects).toEqual(['store FREE new@seatwise.test']);
  });

  it('do not reach another user, or a visitor', () => {
    const { actor, effects, state } = startSession(ananya);
    actor.send({ type: 'user.signedIn', user: rohan });
    actor.send({ ...saved, token: ananya.token });
    expect(state().context.user).toEqual(rohan);
    actor.send({ type: 'user.signedOut' });
    effects.length = 0;
    actor.send({ ...saved, token: rohan.token });
    expect(effects).toEqual([]);
  });
});
