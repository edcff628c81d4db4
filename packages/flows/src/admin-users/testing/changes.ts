import { emptyAddValues, type AddValues } from '../addUser.ts';
import type { Change } from '../change.ts';
import { editValuesOf } from '../editUser.ts';
import { adminUser } from './adminUser.ts';

export const user = adminUser();
export const add: AddValues = {
  ...emptyAddValues,
  username: 'Meera',
  email: 'meera@seatwise.test',
  password: 'secret',
  roleId: 5,
  rollNumber: 'SW000099',
  counsellingCategory: 'NEET PG Counselling 2025',
  phoneNumber: '1234567890',
};
export const edit = editValuesOf(user);

type Submitted = Exclude<Change, { kind: 'delete' }>;
export const changes = {
  add: { kind: 'add', values: add },
  edit: { kind: 'edit', values: edit, user },
  details: { kind: 'details', values: edit, user },
  role: { kind: 'role', id: 4, roleId: 5 },
  password: { kind: 'password', id: 4, newPassword: 'a b&c' },
} as const satisfies Record<string, Submitted>;
