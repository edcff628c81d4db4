import { and, assertEvent } from 'xstate';
import { rememberedValue } from './draft.ts';
import { loginSetup, nothing } from './loginSetup.ts';

const emailVerification = 'EMAIL_VERIFICATION';

export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasEmail', target: 'unverified' }, { target: 'form' }] },
    form: {
      on: {
        'credentials.submitted': {
          guard: 'canSubmit',
          target: 'loggingIn',
          actions: [
            {
              type: 'storeRemembered',
              params: ({ event }) => ({
                value: rememberedValue(event.credentials, event.remember),
              }),
            },
            'forget',
            'keepCredentials',
          ],
        },
      },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials!,
        onDone: [
          {
            guard: { type: 'hasKnownRole', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { target: 'form', actions: ['forget', 'sayUnknownRole'] },
        ],
        onError: [
          {
            guard: { type: 'isUnverified', params: ({ event }) => event },
            target: 'unverified',
            actions: { type: 'askForVerification', params: ({ event }) => event },
          },
          {
            target: 'form',
            actions: ['forget', { type: 'sayLoginFailed', params: ({ event }) => event }],
          },
        ],
      },
    },
    unverified: {
      initial: 'asking',
      on: { 'verification.cancelled': { target: 'form', actions: 'forget' } },
      states: {
        asking: {
          on: {
            'otp.requested': [
              { guard: 'hasEmail', target: 'sendingOtp' },
              { actions: 'sayNoEmail' },
            ],
            'otp.submitted': [
              { guard: 'canVerify', target: 'verifying' },
              { actions: 'sayOtpProblem' },
            ],
            'email.corrected': [
              { guard: and(['hasCredentials', 'isEmail']), target: 'correcting' },
              { guard: 'hasCredentials', actions: 'sayInvalidEmail' },
            ],
          },
        },
        sendingOtp: {
          tags: 'busy',
          entry: 'forgetNotice',
          invoke: {
            id: 'requestOtp',
            src: 'requestOtp',
            input: ({ context }) => ({ email: context.email!, otpPurpose: emailVerification }),
            onDone: { target: 'asking', actions: 'saySent' },
            onError: {
              target: 'asking',
              actions: { type: 'saySendFailed', params: ({ event }) => event },
            },
          },
        },
        correcting: {
          tags: 'busy',
          entry: 'forgetNotice',
          invoke: {
            id: 'correctEmail',
            src: 'correctEmail',
            input: ({ context, event }) => {
              assertEvent(event, 'email.corrected');
              return { ...context.credentials!, email: event.email.trim() };
            },
            onDone: {
              target: 'asking',
              actions: [{ type: 'keepCorrected', params: ({ event }) => event.output }, 'saySent'],
            },
            onError: {
              target: 'asking',
              actions: { type: 'sayNotCorrected', params: ({ event }) => event },
            },
          },
        },
        verifying: {
          tags: 'busy',
          entry: 'forgetNotice',
          invoke: {
            id: 'confirmOtp',
            src: 'confirmOtp',
            input: ({ context, event }) => {
              assertEvent(event, 'otp.submitted');
              const otp = event.otp.trim();
              return { email: context.email!, otp, otpPurpose: emailVerification };
            },
            onDone: [
              {
                guard: 'hasCredentials',
                target: '#login.retrying',
                actions: { type: 'sayVerified', params: ({ event }) => ({ text: event.output }) },
              },
              { target: '#login.form', actions: ['forget', 'sayVerifiedOnly'] },
            ],
            onError: {
              target: 'asking',
              actions: { type: 'sayVerifyFailed', params: ({ event }) => event },
            },
          },
        },
      },
    },
    retrying: {
      tags: 'busy',
      invoke: {
        id: 'signInAgain',
        src: 'signIn',
        input: ({ context }) => context.credentials!,
        onDone: [
          {
            guard: { type: 'hasKnownRole', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { target: 'form', actions: ['forget', 'sayUnknownRole'] },
        ],
        onError: { target: 'form', actions: ['forget', 'sayRetryFailed'] },
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.user!,
});
