import { withEvent } from '../shared/machine.ts';
import { messages, ownMessages } from './messages.ts';
import { emptyContext, otpPurpose, resetPasswordSetup } from './resetPasswordSetup.ts';

export const resetPasswordMachine = resetPasswordSetup.createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({ ...emptyContext, ...input }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: 'hasLink',
          target: '#resetPassword.open.panel.setPassword',
          actions: ['resumeEmail', 'resumeOtp'],
        },
        {
          guard: 'awaitsOtp',
          target: '#resetPassword.open.panel.enterOtp',
          actions: 'resumeEmail',
        },
        { guard: 'wasOpen', target: 'open' },
        { target: 'closed' },
      ],
    },
    closed: { on: { 'reset.opened': { target: 'open', actions: 'reset' } } },
    open: {
      type: 'parallel',
      on: { 'reset.left': { target: 'closed', actions: 'reset' } },
      states: {
        panel: {
          initial: 'enterEmail',
          states: {
            enterEmail: {
              on: {
                'email.submitted': [
                  {
                    guard: withEvent('isEmail'),
                    target: 'enterOtp',
                    actions: [withEvent('keepEmail'), 'requestOtp'],
                  },
                  { actions: { type: 'notify', params: { text: ownMessages.invalidEmail } } },
                ],
              },
            },
            enterOtp: {
              on: {
                'otp.submitted': [
                  {
                    guard: withEvent('isOtp'),
                    target: 'setPassword',
                    actions: withEvent('keepOtp'),
                  },
                  { actions: { type: 'notify', params: { text: messages.invalidOtp } } },
                ],
              },
            },
            setPassword: {
              on: {
                'otp.reopened': { target: 'enterOtp', actions: 'clearNotice' },
                'otp.requested': 'enterOtp',
                'password.submitted': [
                  {
                    guard: withEvent('hasWeakPassword'),
                    actions: { type: 'notify', params: { text: messages.invalidPassword } },
                  },
                  { guard: 'hasOtp', target: 'submitting', actions: withEvent('keepPassword') },
                  {
                    actions: [
                      withEvent('keepPassword'),
                      { type: 'notify', params: { text: messages.emailAndOtpRequired } },
                    ],
                  },
                ],
              },
            },
            submitting: {
              tags: 'busy',
              invoke: {
                id: 'confirmOtp',
                src: 'confirmOtp',
                input: ({ context: { email, otp, newPassword } }) => ({
                  email,
                  otp,
                  newPassword,
                  otpPurpose,
                }),
                onDone: {
                  target: '#resetPassword.closed',
                  actions: { type: 'notifyDone', params: ({ event }) => ({ text: event.output }) },
                },
                onError: { target: 'setPassword', actions: withEvent('notifyWhyRefused') },
              },
            },
          },
        },
        code: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'otp.requested': { guard: 'hasEmail', target: 'sending', actions: 'clearNotice' },
              },
            },
            sending: {
              tags: 'sendingOtp',
              invoke: {
                id: 'requestOtp',
                src: 'requestOtp',
                input: ({ context }) => ({ email: context.email, otpPurpose }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'notifySent', params: ({ event }) => ({ text: event.output }) },
                },
                onError: { target: 'idle', actions: withEvent('notifyNotSent') },
              },
            },
          },
        },
      },
    },
  },
});
