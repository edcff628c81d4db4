import { behavesAsModelled } from '../testing/behaves.ts';
import { refusal } from './testing/startReset.ts';
import { resetPasswordMachine } from './resetPasswordMachine.ts';
import type { Input } from './resetPasswordSetup.ts';

behavesAsModelled({
  machine: resetPasswordMachine,
  inputs: (now): Input[] => [
    { resumed: null, now },
    { resumed: { panel: 'enterEmail', email: 'free@' }, now },
    { resumed: { panel: 'enterOtp', email: 'free@seatwise.test' }, now },
    { resumed: { panel: 'enterOtp', email: 'free@seatwise.test', otp: '123456' }, now },
  ],
  events: [
    { type: 'reset.opened' },
    { type: 'reset.left' },
    { type: 'email.submitted', email: 'free@seatwise.test' },
    { type: 'email.submitted', email: 'free' },
    { type: 'otp.submitted', otp: '123456' },
    { type: 'otp.submitted', otp: '123' },
    { type: 'otp.requested' },
    { type: 'otp.reopened' },
    { type: 'password.submitted', newPassword: 'Seatwise@123' },
    { type: 'password.submitted', newPassword: 'short12' },
  ],
  answers: {
    requestOtp: { done: ['', 'On its way.'], failed: [refusal(0)] },
    confirmOtp: { done: [''], failed: [refusal(400, 'Bad otp'), refusal(500)] },
  },
  invariantViolation: ({ context, value }) => {
    if (value === 'starting') return 'a start that does not end';
    if (value === 'closed')
      return context.email + context.otp + context.newPassword === ''
        ? undefined
        : 'something that is kept';
    const { panel } = value.open;
    if (panel !== 'enterEmail' && context.email === '') return 'a panel without an email';
    return panel === 'submitting' && context.otp === '' ? 'a call without a code' : undefined;
  },
});
