import { describe, expect, it } from 'vitest';
import { tokenUntil } from './testing/startSession.ts';
import { consoleGuard, guestGuard, signedInGuard } from './guards.ts';
import { parseStoredUser } from './storedUser.ts';

const now = 1_800_000_000_000;
const stored = (role: string, token = tokenUntil(now + 1000)) =>
  parseStoredUser(JSON.stringify({ token, role }));

const visitors = [
  ['nobody', undefined],
  ['a token that has run out', stored('Admin', tokenUntil(now))],
  ['a token that cannot be read', stored('Admin', 'a.b.c')],
  ['a role that is spelled otherwise', stored('ADMIN')],
] as const;

describe('guestGuard', () => {
  it.each(['FREE', 'PREMIUM', 'Admin'])(
    'SES-20 SES-21 sends %s away from /login and /create-account to /',
    (role) => {
      expect(guestGuard(stored(role), now)).toBe('/');
    },
  );

  it.each(visitors)('lets in %s', (_, user) => {
    expect(guestGuard(user, now)).toBeUndefined();
  });
});

describe('signedInGuard', () => {
  it.each(['FREE', 'PREMIUM', 'Admin'])('SES-22 lets %s in', (role) => {
    expect(signedInGuard(stored(role), now)).toBeUndefined();
  });

  it.each(visitors)('SES-22 sends %s to /login', (_, user) => {
    expect(signedInGuard(user, now)).toBe('/login');
  });
});

const adminGuard = consoleGuard('admin');

describe('consoleGuard', () => {
  it.each(['Admin', 'Super Admin'])('SES-23 SES-25 lets exactly %s in', (role) => {
    expect(adminGuard(stored(role), now)).toBeUndefined();
  });

  it.each(['FREE', 'BASIC', 'ADVANCE', 'PREMIUM', 'ADMIN', 'SUPER_ADMIN', 'admin', 'super admin'])(
    'SES-24 sends %s to /login',
    (role) => {
      expect(adminGuard(stored(role), now)).toBe('/login');
    },
  );

  it.each(visitors)('SES-24 sends %s to /login', (_, user) => {
    expect(adminGuard(user, now)).toBe('/login');
  });

  it('BEY-ROL-02 lets a Counsellor into the pages of conversations and users', () => {
    expect(consoleGuard('conversations')(stored('Counsellor'), now)).toBeUndefined();
    expect(consoleGuard('users')(stored('Counsellor'), now)).toBeUndefined();
  });

  it('BEY-ROL-02 leads a Counsellor from other pages of the console to the conversations', () => {
    expect(adminGuard(stored('Counsellor'), now)).toBe('/admin/chat');
  });
});
