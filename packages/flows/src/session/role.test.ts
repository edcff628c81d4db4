import { roles } from '@seatwise/api-client';
import { describe, expect, it } from 'vitest';
import { canonicalRole, landingFor } from './role.ts';

describe('canonicalRole', () => {
  it.each([
    ['ADMIN', 'Admin'],
    ['Admin', 'Admin'],
    ['SUPER_ADMIN', 'Super Admin'],
    ['Super Admin', 'Super Admin'],
    ['super-admin', 'Super Admin'],
    ['Premium', 'PREMIUM'],
    ['free', 'FREE'],
    [{ id: 3, description: 'Basic' }, 'BASIC'],
  ])('SES-26 reads %j as %s', (given, role) => {
    expect(canonicalRole(given)).toBe(role);
  });

  it.each(['COUNSELLOR', 'counsellor', 'Counsellor'])(
    'BEY-ROL-01 reads %s as Counsellor',
    (given) => {
      expect(canonicalRole(given)).toBe('Counsellor');
    },
  );

  it.each([['MODERATOR'], [''], [undefined], [null], [7], ['constructor'], [{}]])(
    'knows no role %j',
    (given) => {
      expect(canonicalRole(given)).toBeUndefined();
    },
  );
});

describe('landingFor', () => {
  it('SES-13 SES-14 SES-15 SES-16 SES-17 SES-18 sends each role to its place', () => {
    expect(Object.fromEntries(roles.map((role) => [role, landingFor(role)]))).toEqual({
      FREE: '/plan',
      BASIC: '/home',
      ADVANCE: '/home',
      PREMIUM: '/home',
      Counsellor: '/admin/chat',
      Admin: '/admin/home',
      'Super Admin': '/admin/home',
    });
  });
});
