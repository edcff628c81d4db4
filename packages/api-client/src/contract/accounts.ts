import * as z from 'zod/mini';
import { json, defineArea, text } from './operation.ts';
import { stateNames } from './constants/applicant.ts';
import { counsellingCategories } from './constants/counselling.ts';
import { roleIds } from './constants/permissions.ts';
import { candidateCategories } from './constants/prediction.ts';
import { accountFacts, bounded, email, maybe, rank, tidy, visible } from './values.ts';

export const otpPurposes = ['EMAIL_VERIFICATION', 'PASSWORD_RESET'] as const;

const password = z.string().check(z.minLength(8), z.maxLength(128));
/** At most as long as an email address. */
const rollnumberOrEmail = bounded(254);

/** Servers send the role as a string or as `{ description }`; the session stores the string. */
const role = z.union([z.string(), z.object({ description: z.string() })]);

const userDetails = {
  id: maybe(z.int()),
  /** Without a known role, the session is not stored. */
  role: maybe(role),
  ...accountFacts,
};

export const accounts = defineArea('signed-in', {
  signUp: {
    requirement: 'END-01',
    summary: 'Open a student account',
    route: 'POST /api/auth/signup',
    access: 'everyone',
    body: z.object({
      username: z.string().check(z.minLength(2), z.maxLength(100), visible),
      email,
      password,
      roleId: z.literal(roleIds.FREE),
      rollNumber: z.string().check(z.length(8), tidy),
      counsellingCategory: z.enum(counsellingCategories),
      phoneNumber: z.string().check(z.regex(/^[6-9]\d{9}$/)),
      air: rank,
      gender: z.enum(['M', 'F']),
      /** The mobile number or email of the parent or guardian who agrees for a minor. */
      guardianContact: z.optional(bounded(254)),
      /** The first answers of the applicant's profile. */
      applicant: z.optional(
        z.object({
          homeState: z.optional(z.enum(stateNames)),
          category: z.optional(z.enum(candidateCategories)),
        }),
      ),
    }),
    answer: text,
    failures: {
      400: {
        when: 'A value is refused, or the email or roll number is taken',
        carries: z.object({ error: z.string() }),
        example: { error: 'Email is already registered.' },
      },
    },
  },

  login: {
    requirement: 'END-02',
    summary: 'Sign in with email or roll number',
    route: 'POST /api/auth/login',
    access: 'everyone',
    body: z.object({
      rollnumberOrEmail,
      password: bounded(128),
      /** A code of the authenticator app, or a recovery code, for staff with two-step sign-in; not specified. */
      code: z.optional(bounded(40)),
    }),
    answer: json(z.object({ ...userDetails, token: z.string() })),
    failures: {
      401: 'The identifier and the password do not match',
      403: {
        when: 'The email is not verified (canSendOtp), the account is inactive, or it needs a right code (needsCode)',
        carries: z.object({
          email: z.optional(z.string()),
          canSendOtp: z.optional(z.boolean()),
          needsCode: z.optional(z.boolean()),
        }),
        example: {
          message: 'Email not verified. Please verify your email.',
          email: 'unverified@seatwise.test',
          canSendOtp: true,
        },
      },
      429: 'Too many wrong passwords: the next try has to wait',
    },
    recognises: ['email'],
  },

  requestOtp: {
    requirement: 'END-03',
    summary: 'Send a one-time code by email',
    route: 'POST /api/auth/reset/request-otp',
    access: 'everyone',
    body: z.object({ email, otpPurpose: z.enum(otpPurposes) }),
    answer: text,
    failures: { 429: 'A code was sent within 30 seconds, or five within the hour' },
  },

  confirmOtp: {
    requirement: 'END-04',
    summary: 'Verify the email, or set a new password, with a one-time code',
    route: 'POST /api/auth/reset/confirm-otp',
    access: 'everyone',
    body: z.object({
      email,
      otp: bounded(12),
      otpPurpose: z.enum(otpPurposes),
      newPassword: z.optional(z.string().check(z.maxLength(128))),
    }),
    answer: text,
    failures: { 400: 'The code is wrong, used, expired or for another purpose' },
    recognises: ['otp', 'password'],
  },

  correctEmail: {
    summary:
      'Mend the mistyped address of an account that was never verified; its password proves it',
    route: 'POST /api/auth/correct-email',
    access: 'everyone',
    body: z.object({
      rollnumberOrEmail,
      password: bounded(128),
      email,
    }),
    answer: text,
    failures: {
      401: 'The identifier and the password do not match',
      403: 'The account is inactive',
      409: 'The account has a verified address, or another account has this one',
      429: 'Too many wrong passwords or codes',
    },
  },

  myDetails: {
    requirement: 'END-05',
    summary: 'The signed-in user; carries a token only when it changed',
    route: 'GET /api/my-details',
    answer: json(z.object({ ...userDetails, token: maybe(z.string()) })),
  },

  logout: {
    summary:
      'End this session: its token is refused from now on. Best effort, a client may be offline',
    route: 'POST /api/logout',
    answer: text,
  },
});
