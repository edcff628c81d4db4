import type { InputOf } from '../inputs.ts';
import { noRecord } from '../known.ts';

const postgraduate = 'NEET PG Counselling 2025';

export const accountsInputs: Readonly<Record<string, InputOf>> = {
  signUp: ({ serial }) => ({
    username: 'Neha Gupta',
    email: `neha.${serial}@seatwise.test`,
    password: 'Seatwise@123',
    roleId: 4,
    rollNumber: `SX9${serial}`,
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9876512345',
    air: 15_000,
    gender: 'F',
  }),
  // No account has this roll number, so trying it locks none; the kit signed in before.
  login: ({ serial }) => ({ rollnumberOrEmail: `SX8${serial}`, password: 'Seatwise@123' }),
  requestOtp: ({ serial }) => ({
    email: `nobody.${serial}@seatwise.test`,
    otpPurpose: 'EMAIL_VERIFICATION',
  }),
  confirmOtp: ({ serial }) => ({
    email: `nobody.${serial}@seatwise.test`,
    otp: '000000',
    otpPurpose: 'EMAIL_VERIFICATION',
  }),
  correctEmail: ({ serial }) => ({
    rollnumberOrEmail: `SX8${serial}`,
    password: 'Seatwise@123',
    email: `nobody.${serial}@seatwise.test`,
  }),
  myDetails: () => ({}),
  logout: () => ({}),
  updateContact: ({ me }) => ({ id: me.id, email: me.email, phone: me.phone ?? '9876500000' }),
  sendContactForm: () => ({
    name: 'Neha',
    email: 'neha@seatwise.test',
    phone: '',
    message: 'Please call me.',
  }),
  readEmailChange: () => ({}),
  sendEmailChangeCode: () => ({}),
  confirmEmailChange: () => ({ email: 'neha@seatwise.test', otp: '000000' }),
  cancelEmailChange: () => ({}),
  undoEmailChange: () => ({ token: 'none' }),
  readGuardian: () => ({}),
  sendGuardianCode: () => ({ email: 'parent@seatwise.test' }),
  confirmGuardian: () => ({ otp: '000000' }),
  listSessions: () => ({}),
  endSession: () => ({ id: 'none' }),
  endOtherSessions: () => ({}),
  proveOwner: () => ({ password: 'Seatwise@123' }),
  readSecondFactor: () => ({}),
  beginSecondFactor: () => ({}),
  confirmSecondFactor: () => ({ code: '000000' }),
  removeSecondFactor: () => ({ password: 'Seatwise@123', code: '000000' }),
  readApplicant: () => ({}),
  saveApplicant: () => ({
    homeState: 'Kerala',
    stateOwn: true,
    stateCategory: 'EZ',
    stateClaims: ['ncc'],
    category: 'OBC',
    nri: false,
  }),
  listUsers: () => ({}),
  addUser: ({ me, serial }) => ({
    username: 'Vikram Singh',
    email: `vikram.${me.id}.${serial}@seatwise.test`,
    password: 'secret',
    roleId: 4,
    rollNumber: `RN${me.id}${serial}`,
    counsellingCategory: postgraduate,
    phoneNumber: '9876500099',
    air: null,
    gender: null,
  }),
  updateRole: async ({ target }) => ({ id: (await target()).id, roleId: 5 }),
  resetUserPassword: async ({ target }) => ({ id: (await target()).id, newPassword: 'New@12345' }),
  resetSecondFactor: () => ({ id: noRecord }),
  deleteUser: () => ({ id: noRecord }),
  userHoldings: async ({ student }) => ({ id: (await student()).id }),
  updateUser: async ({ target }) => {
    const { id, email, rollNumber, phone } = await target();
    return {
      id,
      username: 'Simran Kaur',
      fullName: 'Simran Kaur',
      email,
      rollNumber,
      phoneNumber: phone,
      counsellingCategory: 'NEET UG Counselling 2025',
      roleId: 0,
      air: 45_210,
      gender: 'F',
    };
  },
  readOwnData: () => ({}),
  // The wrong password makes the server refuse, so that the account remains for the next call.
  deleteOwnAccount: () => ({ password: 'Not@12345' }),
};
