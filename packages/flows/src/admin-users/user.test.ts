import { describe, expect, it } from 'vitest';
import { shortDateTime, shortTime, timeOf } from '../shared/dates.ts';
import { adminUser } from './testing/adminUser.ts';
import { staffRoleGiven } from './change.ts';
import { changes } from './testing/changes.ts';
import { mayChangeUser, rolesIn, rolesToGive, type AdminUser } from './user.ts';

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

  const [basic, free, superAdmin] = rolesIn(users);
  const all = rolesIn(users);

  it('BEY-ADU-10 are offered where they may be given', () => {
    const [student, , , superior] = users;
    const admin = { id: 3, role: 'Admin' } as const;
    expect(rolesToGive(all, admin, student!)).toEqual([basic, free]);
    expect(rolesToGive(all, admin, null)).toEqual([basic, free]);
    expect(rolesToGive(all, admin, superior!)).toEqual(all);
    expect(rolesToGive(all, { id: 8, role: 'Super Admin' }, student!)).toEqual(all);
    // Nobody may change their own role.
    expect(rolesToGive(all, { id: 2, role: 'Super Admin' }, superior!)).toEqual([superAdmin]);
  });

  it('BEY-ADU-10 let only a Super Admin change the account of one', () => {
    const [student, , unknown, superior] = users;
    const changed = (role: 'Admin' | 'Super Admin') =>
      [student!, unknown!, superior!].map((user) => mayChangeUser({ id: 8, role }, user));
    expect(changed('Admin')).toEqual([true, true, false]);
    expect(changed('Super Admin')).toEqual([true, true, true]);
  });

  it('BEY-ADU-10 are known to give rights in the console, unless the user has them', () => {
    const raised = { ...changes.role, roleId: 1 };
    const [student, , , superior] = users;
    expect(staffRoleGiven(raised, student!, all)).toBe('Super Admin');
    expect(staffRoleGiven(raised, superior!, all)).toBeUndefined();
    expect(staffRoleGiven(changes.role, student!, all)).toBeUndefined();
    expect(staffRoleGiven(changes.password, student!, all)).toBeUndefined();
    const values = { ...changes.add.values, roleId: 1 };
    expect(staffRoleGiven({ kind: 'add', values }, null, all)).toBe('Super Admin');
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
