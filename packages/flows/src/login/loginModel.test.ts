import { behavesAsModelled } from '../testing/behaves.ts';
import { userFromAnswer } from '../session/index.ts';
import {
  codeNeeded,
  credentials,
  incomplete,
  refusal,
  unverified,
  user,
} from './testing/startLogin.ts';
import { loginMachine } from './loginMachine.ts';

behavesAsModelled({
  machine: loginMachine,
  inputs: (now) => [
    { email: null, now },
    { email: 'free@seatwise.test', now },
    { email: null, credentials, now },
  ],
  events: [
    { type: 'credentials.submitted', credentials, remember: true },
    { type: 'credentials.submitted', credentials: incomplete, remember: false },
    { type: 'otp.requested' },
    { type: 'otp.submitted', otp: '123456' },
    { type: 'otp.submitted', otp: '' },
    { type: 'email.corrected', email: 'right@seatwise.test' },
    { type: 'email.corrected', email: 'right@' },
    { type: 'verification.cancelled' },
    { type: 'code.submitted', code: '123456' },
    { type: 'code.submitted', code: ' ' },
    { type: 'code.cancelled' },
  ],
  answers: {
    signIn: {
      done: [userFromAnswer(user), undefined],
      failed: [unverified, refusal(403, { canSendOtp: true }), codeNeeded, refusal(0)],
    },
    requestFirstOtp: { done: ['Sent.'], failed: [refusal(0)] },
    requestOtp: { done: ['Sent.'], failed: [refusal(0)] },
    confirmOtp: { done: [''], failed: [refusal(400)] },
    correctEmail: { done: [{ email: 'right@seatwise.test' }], failed: [refusal(409)] },
    signInAgain: { done: [userFromAnswer(user), undefined], failed: [unverified, codeNeeded] },
    signInWithCode: {
      done: [userFromAnswer(user), undefined],
      failed: [codeNeeded, refusal(401), refusal(0)],
    },
  },
  invariantViolation: ({ context, value }) => {
    if (context.credentials && (value === 'form' || value === 'signedIn'))
      return 'a password that is kept';
    return (context.user !== null) === (value === 'signedIn') ? undefined : 'a user too much';
  },
});
