import { describe, expect, it } from 'vitest';
import {
  isSameUser,
  parseStoredUser,
  refreshedUser,
  storageKey,
  userFromAnswer,
} from './storedUser.ts';

const answer = {
  id: 4,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: 'Free',
  token: 'a.b.c',
  phone: null,
  rollNumber: 'SW000001',
  counsellingCategory: 'NEET UG Counselling 2025',
  air: 8500,
};

describe('userFromAnswer', () => {
  it('SES-02 SES-03 keeps the token, the canonical role and what the screens read', () => {
    expect(userFromAnswer(answer)).toEqual({ ...answer, role: 'FREE' });
  });

  it('tolerates missing details', () => {
    expect(userFromAnswer({ token: 't', role: 'BASIC' })).toMatchObject({
      username: '',
      email: '',
      phone: null,
      air: null,
    });
    expect(userFromAnswer({ ...answer, id: '4', air: NaN })).toMatchObject({ id: null, air: null });
    expect(userFromAnswer({ ...answer, username: 7, phone: '' })).toMatchObject({
      username: '',
      phone: null,
    });
  });

  it('keeps no session without a token or with an unknown role', () => {
    expect(userFromAnswer({ ...answer, token: '' })).toBeUndefined();
    expect(userFromAnswer({ ...answer, role: 'MODERATOR' })).toBeUndefined();
  });

  it('stores nothing that the specification does not name', () => {
    expect(userFromAnswer({ ...answer, password: 'secret', otp: '123456' })).toEqual({
      ...answer,
      role: 'FREE',
    });
  });
});

describe('parseStoredUser', () => {
  it('SES-01 CON-24 reads the key user', () => {
    expect(storageKey).toBe('user');
  });

  it('reads back what was stored', () => {
    const user = userFromAnswer(answer)!;
    expect(parseStoredUser(JSON.stringify(user))).toEqual(user);
  });

  it.each([[null], [''], ['{'], ['null'], ['7'], ['[]'], ['{"role":"FREE"}']])(
    'reads %j as nobody',
    (stored) => {
      expect(parseStoredUser(stored)).toBeUndefined();
    },
  );

  it.each(['ADMIN', 'admin', 'Premium', { description: 'Admin' }])(
    'SES-23 forgives no other spelling of a role in the storage: %j',
    (role) => {
      expect(parseStoredUser(JSON.stringify({ ...answer, role }))).toBeUndefined();
    },
  );
});

describe('isSamePerson', () => {
  const user = userFromAnswer(answer)!;

  it.each([
    ['the same id', { ...user, email: 'other@seatwise.test', token: 'd.e.f' }, true],
    ['another id', { ...user, id: 5 }, false],
    ['no id', { ...user, id: null }, false],
  ])('tells by %s', (_, other, same) => {
    expect(isSameUser(user, other)).toBe(same);
  });

  it('tells by the email where no ids are known', () => {
    const unknown = { ...user, id: null };
    expect(isSameUser(unknown, { ...unknown, token: 'd.e.f' })).toBe(true);
    expect(isSameUser(unknown, { ...unknown, email: 'other@seatwise.test' })).toBe(false);
  });
});

describe('refreshedUser', () => {
  const user = userFromAnswer(answer)!;

  it.each([[undefined], [null], ['']])('SES-12 keeps the stored token beside %j', (token) => {
    expect(refreshedUser(user.token, { ...answer, token, role: 'BASIC' })).toEqual({
      ...user,
      role: 'BASIC',
    });
  });

  it('takes a new token', () => {
    expect(refreshedUser(user.token, { ...answer, token: 'd.e.f' })?.token).toBe('d.e.f');
  });
});
