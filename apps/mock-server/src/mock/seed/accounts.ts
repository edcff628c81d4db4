import type { Role } from '@seatwise/api-client/contract/constants/permissions';

/** The accounts that the README names; all share this password. */
export const samplePassword = 'Seatwise@123';

export interface SampleAccount {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly phone: string;
  readonly gender: 'M' | 'F';
  /** Students only. */
  readonly air: number | null;
  readonly category: string | null;
}

const account = (
  name: string,
  mailbox: string,
  role: Role,
  phone: string,
  gender: 'M' | 'F',
  student?: readonly [air: number, category: 'UG' | 'MDS' | 'PG'],
): SampleAccount => ({
  name,
  email: `${mailbox}@seatwise.test`,
  role,
  verified: mailbox !== 'unverified',
  phone,
  gender,
  air: student?.[0] ?? null,
  category: student ? `NEET ${student[1]} Counselling 2025` : null,
});

/** In the order of their roll numbers, SW000001 on. */
export const sampleAccounts: readonly SampleAccount[] = [
  account('Ananya Sharma', 'free', 'FREE', '9876500001', 'F', [8500, 'UG']),
  account('Rohan Mehta', 'basic', 'BASIC', '9876500002', 'M', [12450, 'UG']),
  account('Lakshmi Venkataraman', 'advance', 'ADVANCE', '9876500003', 'F', [3120, 'PG']),
  account('Mohammed Irfan Khan', 'premium', 'PREMIUM', '9876500004', 'M', [1840, 'MDS']),
  account('Priya Nair', 'admin', 'Admin', '9876500005', 'F'),
  account('Arjun Reddy', 'superadmin', 'Super Admin', '9876500006', 'M'),
  account('Simran Kaur', 'unverified', 'FREE', '9876500007', 'F', [45210, 'UG']),
  account('Kavita Joshi', 'counsellor', 'Counsellor', '9876500008', 'F'),
];
