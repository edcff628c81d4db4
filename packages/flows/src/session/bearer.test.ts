import { describe, expect, it } from 'vitest';
import { authTokenKey, bearerOf } from './bearer.ts';
import { userFromAnswer } from './storedUser.ts';

const user = userFromAnswer({ token: 'of the session', role: 'FREE' });

describe('bearerOf', () => {
  it('SES-27 names the second place in the storage', () => {
    expect(authTokenKey).toBe('authToken');
  });

  it.each([
    [{ supplied: 'supplied', authToken: 'stored', user }, 'supplied'],
    [{ authToken: 'stored', user }, 'stored'],
    [{ supplied: '', authToken: null, user }, 'of the session'],
    [{ user: undefined }, undefined],
  ])('SES-27 SPP-04 takes from %j: %s', (tokens, token) => {
    expect(bearerOf(tokens)).toBe(token);
  });
});
