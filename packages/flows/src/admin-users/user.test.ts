import { describe, expect, it } from 'vitest';
import { shortDateTime, shortTime, timeOf } from '../shared/dates.ts';
import { adminUser } from './testing/adminUser.ts';
import { rolesIn, type AdminUser } from './user.ts';

const users: readonly AdminUser[] = [
  adminUser(),
  adminUser({ id: 9, role: { id: 5, description: 'Basic' } }),
  adminUser({ id: 101, role: null }),
  adminUser({ id: 2, role: { id: 1, description: 'Super Admin' } }),
];

describe('roles', () => {
  it('ADU-31 are those of the loaded users, each once', () => {
    expect(rolesIn([...users, ...users])).toEqual([
      { id: 5, description: 'Basic' },
      { id: 4, description: 'Free' },
      { id: 1, description: 'Super Admin' },
    ]);
    expect(rolesIn([])).toEqual([]);
  });
});

describe('the created date', () => {
  it('CON-42 is short', () => {
    const time = timeOf('2026-11-20T10:05:00.000Z');
    expect(shortDateTime(time, 'Asia/Kolkata')).toMatch(/^20\/11\/26, 3:35\spm$/i);
    expect(shortTime(time, 'Asia/Kolkata')).toMatch(/^3:35\spm$/i);
    expect(shortTime(time, 'UTC')).toMatch(/^10:05\sam$/i);
    expect(shortDateTime(undefined)).toBe('—');
  });
});
