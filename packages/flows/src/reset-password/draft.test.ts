import { describe, expect, it } from 'vitest';
import { createReset, email, newPassword, panelOf } from './testing/startReset.ts';
import { resetDraftFrom, resetLinkFrom } from './draft.ts';

describe('a link', () => {
  it('BEY-ATK-21 begins at the new password', () => {
    const actor = createReset({}, resetLinkFrom(`#${email}/123456`));
    expect(panelOf(actor)).toBe('setPassword');
    actor.send({ type: 'password.submitted', newPassword });
    expect(panelOf(actor)).toBe('submitting');
    expect(actor.getSnapshot().context).toMatchObject({ email, otp: '123456' });
  });

  it.each(['', '#', '#a1b2', `#${email}`, `#${email}/`, '#a/1', `#${email}/12a`])(
    'that is cut off is none: %s',
    (hash) => {
      expect(resetLinkFrom(hash)).toBeNull();
    },
  );
});

describe('a page that was reloaded', () => {
  it('waits for the code that was asked for, asks for none, and can use it', () => {
    const calls = { requestOtp: () => Promise.reject(new Error('called')) };
    const actor = createReset(calls, { panel: 'enterOtp', email });
    expect(panelOf(actor)).toBe('enterOtp');
    expect(actor.getSnapshot().hasTag('sendingOtp')).toBe(false);
    actor.send({ type: 'otp.submitted', otp: '1234' });
    actor.send({ type: 'password.submitted', newPassword });
    expect(panelOf(actor)).toBe('submitting');
    expect(actor.getSnapshot().context).toMatchObject({ email, otp: '1234' });
  });

  it('is where the email is typed, and knows none yet', () => {
    const actor = createReset({}, { panel: 'enterEmail', email: 'free@' });
    expect(panelOf(actor)).toBe('enterEmail');
    expect(actor.getSnapshot().context.email).toBe('');
  });

  it.each([
    [
      { panel: 'enterEmail', email: '' },
      { panel: 'enterEmail', email: '' },
    ],
    [
      { panel: 'enterOtp', email, otp: '1234' },
      { panel: 'enterOtp', email },
    ],
    [{ panel: 'enterOtp', email: '' }, null],
    [{ panel: 'setPassword', email }, null],
    [{ panel: 'enterOtp' }, null],
    [undefined, null],
    ['enterOtp', null],
  ])('reads %j as %j', (stored, draft) => {
    expect(resetDraftFrom(stored)).toEqual(draft);
  });
});
