import * as z from 'zod/mini';
import { defineArea, json, rows, text, textOrJson } from './operation.ts';
import { changedMeanwhile } from './seen.ts';
import {
  bounded,
  email,
  genders,
  id,
  maybe,
  name,
  rank,
  shortText,
  tenDigits,
  tidy,
  timestamp,
} from './values.ts';

const newPassword = bounded(128);
const air = maybe(rank);
const gender = maybe(z.enum(genders));
const roleId = z.int().check(z.nonnegative());

const unknownUser = { 404: 'No such user' };
/** Only a Super Admin may change Super Admin accounts; admins cannot delete or demote themselves. */
const guarded = {
  ...unknownUser,
  409: 'It would remove the caller’s own access, or a Super Admin’s',
};

/** The fields that an edit can change, under their names in its body. */
export const editedFields = [
  'username',
  'fullName',
  'email',
  'rollNumber',
  'phoneNumber',
  'counsellingCategory',
  'roleId',
  'air',
  'gender',
] as const;

const refusedEdit = changedMeanwhile(
  'The email or roll number belongs to another account',
  editedFields,
  { field: 'phoneNumber', value: '9000000001', changedBy: 'Nisha Verma' },
);

export const adminUsers = defineArea('admin', {
  listUsers: {
    requirement: 'END-18',
    summary: 'Every account that is not deleted',
    route: 'GET /api/admin/all-users',
    access: 'users',
    answer: rows(
      z.object({
        id: z.int(),
        username: maybe(z.string()),
        email: maybe(z.string()),
        role: maybe(z.object({ id: maybe(z.int()), description: z.string() })),
        isActive: maybe(z.boolean()),
        createdAt: maybe(timestamp),
        rollNumber: maybe(z.string()),
        phone: maybe(z.string()),
        counsellingCategory: maybe(z.string()),
        air: maybe(z.number()),
        gender: maybe(z.string()),
        fullName: maybe(z.string()),
        otp: maybe(z.string()),
        otpExpiry: maybe(timestamp),
        deleteDate: maybe(timestamp),
        /** A new address that awaits verification; not specified. */
        pendingEmail: maybe(z.string()),
        /** Whether the user entered a code sent to the email; not specified. */
        emailVerified: maybe(z.boolean()),
        /** Whether an edit may include its form's values (`seen` of updateUser); not specified. */
        takesSeen: maybe(z.boolean()),
      }),
    ),
  },

  addUser: {
    requirement: 'END-19',
    summary: 'Open an account for somebody',
    route: 'POST /api/admin/new-user',
    asksProof: 'forARole',
    body: z.object({
      username: name,
      email,
      password: z.string().check(z.minLength(6), z.maxLength(128)),
      roleId,
      /** The documents require both; a Counsellor is not a student and has neither. */
      rollNumber: maybe(shortText.check(tidy)),
      counsellingCategory: maybe(shortText),
      phoneNumber: tenDigits,
      air,
      gender,
    }),
    answer: textOrJson,
    failures: {
      400: 'A value is refused, or the role is unknown',
      409: 'The email or roll number is taken',
    },
  },

  userHoldings: {
    summary: 'What hangs on an account, for whoever decides about it',
    route: 'GET /api/admin/users/{id}/holdings',
    params: z.object({ id }),
    answer: json(
      z.object({
        /** The number of paid orders, and their sum. */
        payments: z.int(),
        paidPaise: z.int(),
        /** The amount still to be refunded. */
        refundPaise: z.int(),
        messages: z.int(),
        lists: z.int(),
      }),
    ),
    failures: unknownUser,
  },

  updateRole: {
    requirement: 'END-20',
    summary: 'Give a user another role',
    route: 'PUT /api/admin/update-role',
    asksProof: 'always',
    query: z.object({ id, roleId: id }),
    answer: textOrJson,
    failures: guarded,
  },

  resetUserPassword: {
    requirement: 'END-21',
    summary: 'Set a user’s password; ends their sessions',
    route: 'POST /api/admin/reset',
    asksProof: 'always',
    query: z.object({ id, newPassword }),
    answer: textOrJson,
    failures: guarded,
  },

  resetSecondFactor: {
    summary:
      'Turn a colleague’s two-step sign-in off, who has lost the app and the codes; ends their sessions',
    route: 'POST /api/admin/users/{id}/second-factor/reset',
    asksProof: 'always',
    params: z.object({ id }),
    answer: text,
    failures: { ...guarded, 409: 'The caller is no Super Admin, or it is off' },
  },

  deleteUser: {
    requirement: 'END-22',
    summary: 'Delete a user; ends their sessions',
    route: 'DELETE /api/admin/delete',
    query: z.object({ id }),
    answer: textOrJson,
    failures: guarded,
  },

  updateUser: {
    requirement: 'END-23',
    summary:
      'Change a user’s details; what the body does not name, or names as it was shown, stays as it is',
    route: 'PUT /api/admin/update',
    asksProof: 'forARole',
    body: z.object({
      id,
      username: name,
      fullName: z.optional(name),
      email,
      rollNumber: maybe(z.string().check(z.maxLength(200), tidy)),
      phoneNumber: maybe(z.string().check(z.regex(/^\d{0,10}$/))),
      counsellingCategory: maybe(z.string().check(z.maxLength(200))),
      roleId: maybe(roleId),
      air,
      gender,
      /** The values that the caller's form showed; not specified. */
      seen: z.optional(
        z.object({
          username: maybe(z.string()),
          fullName: maybe(z.string()),
          email: maybe(z.string()),
          pendingEmail: maybe(z.string()),
          rollNumber: maybe(z.string()),
          phoneNumber: maybe(z.string()),
          counsellingCategory: maybe(z.string()),
          roleId: maybe(z.int()),
          air: maybe(z.number()),
          gender: maybe(z.string()),
        }),
      ),
    }),
    answer: textOrJson,
    failures: { ...unknownUser, 409: refusedEdit },
  },
});
