import { describe, expect, it } from 'vitest';
import { parseStoredUser, userFromAnswer } from './storedUser.ts';

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
      air: null,
    });
  });

  it('keeps no session without a token or with an unknown role', () => {
    expect(userFromAnswer({ ...answer, token: '' })).toBeUndefined();
    expect(userFromAnswer({ ...answer, role: 'MODERATOR' })).toBeUndefined();
  });

  it('stores nothing that the documents do not name', () => {
    expect(userFromAnswer({ ...answer, password: 'secret', otp: '123456' })).toEqual({
      ...answer,
      role: 'FREE',
    });
  });
});

describe('parseStoredUser', () => {
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
});
