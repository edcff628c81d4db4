import { and, assertEvent } from 'xstate';
import { withEvent, withOutput } from '../shared/machine.ts';
import { rememberedValue } from './draft.ts';
import { loginSetup, emptyContext } from './loginSetup.ts';

const emailVerification = 'EMAIL_VERIFICATION';

export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...emptyContext,
    ...input,
    sent: input.email === null ? null : 'asked',
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasCredentials', target: 'loggingIn' },
        { guard: 'hasEmail', target: 'unverified' },
        { target: 'form' },
      ],
    },
    form: {
      on: {
        'credentials.submitted': {
          guard: withEvent('areCredentialsComplete'),
          target: 'loggingIn',
          actions: [
            {
              type: 'storeRemembered',
              params: ({ event }) => ({
                value: rememberedValue(event.credentials, event.remember),
              }),
            },
            'reset',
            withEvent('keepCredentials'),
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
          { guard: withOutput('hasKnownRole'), target: 'signedIn', actions: withOutput('setUser') },
          { target: 'form', actions: ['reset', 'notifyUnknownRole'] },
        ],
        onError: [
          { guard: withEvent('needsCode'), target: 'secondStep' },
          {
            guard: withEvent('mayReceiveCode'),
            target: 'unverified.opening',
            actions: withEvent('askForVerification'),
          },
          {
            guard: withEvent('isUnverified'),
            target: 'unverified',
            actions: withEvent('askForVerification'),
          },
          { target: 'form', actions: ['reset', withEvent('notifyLoginFailed')] },
        ],
      },
    },
    secondStep: {
      initial: 'asking',
      on: { 'code.cancelled': { target: 'form', actions: 'reset' } },
      states: {
        asking: {
          on: {
            'code.submitted': {
              guard: withEvent('isCodeFilled'),
              target: 'checking',
              actions: 'clearNotice',
            },
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'signInWithCode',
            src: 'signIn',
            input: ({ context, event }) => {
              assertEvent(event, 'code.submitted');
              return { ...context.credentials!, code: event.code.trim() };
            },
            onDone: [
              {
                guard: withOutput('hasKnownRole'),
                target: '#login.signedIn',
                actions: withOutput('setUser'),
              },
              { target: '#login.form', actions: ['reset', 'notifyUnknownRole'] },
            ],
            onError: [
              {
                guard: withEvent('isPasswordRefused'),
                target: '#login.form',
                actions: ['reset', withEvent('notifyLoginFailed')],
              },
              { target: 'asking', actions: withEvent('notifyLoginFailed') },
            ],
          },
        },
      },
    },
    unverified: {
      initial: 'asking',
      on: { 'verification.cancelled': { target: 'form', actions: 'reset' } },
      states: {
        opening: {
          tags: ['busy', 'sendingOtp'],
          invoke: {
            id: 'requestFirstOtp',
            src: 'requestOtp',
            input: ({ context }) => ({ email: context.email!, otpPurpose: emailVerification }),
            onDone: { target: 'asking', actions: 'notifyFirstSent' },
            onError: { target: 'asking', actions: withEvent('notifyFirstFailed') },
          },
        },
        asking: {
          on: {
            'otp.requested': [
              { guard: 'hasEmail', target: 'sendingOtp' },
              { actions: 'notifyNoEmail' },
            ],
            'otp.submitted': [
              { guard: withEvent('canVerify'), target: 'verifying' },
              { actions: withEvent('notifyOtpProblem') },
            ],
            'email.corrected': [
              { guard: and(['hasCredentials', 'isEmail']), target: 'correcting' },
              { guard: 'hasCredentials', actions: 'notifyInvalidEmail' },
            ],
          },
        },
        sendingOtp: {
          tags: ['busy', 'sendingOtp'],
          entry: 'clearNotice',
          invoke: {
            id: 'requestOtp',
            src: 'requestOtp',
            input: ({ context }) => ({ email: context.email!, otpPurpose: emailVerification }),
            onDone: { target: 'asking', actions: 'notifySent' },
            onError: { target: 'asking', actions: withEvent('notifySendFailed') },
          },
        },
        correcting: {
          tags: 'busy',
          entry: 'clearNotice',
          invoke: {
            id: 'correctEmail',
            src: 'correctEmail',
            input: ({ context, event }) => {
              assertEvent(event, 'email.corrected');
              return { ...context.credentials!, email: event.email.trim() };
            },
            onDone: { target: 'asking', actions: [withOutput('keepCorrected'), 'notifySent'] },
            onError: { target: 'asking', actions: withEvent('notifyNotCorrected') },
          },
        },
        verifying: {
          tags: 'busy',
          entry: 'clearNotice',
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
                actions: withOutput('notifyVerified'),
              },
              { target: '#login.form', actions: ['reset', 'notifyVerifiedOnly'] },
            ],
            onError: { target: 'asking', actions: withEvent('notifyVerifyFailed') },
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
          { guard: withOutput('hasKnownRole'), target: 'signedIn', actions: withOutput('setUser') },
          { target: 'form', actions: ['reset', 'notifyUnknownRole'] },
        ],
        onError: [
          { guard: withEvent('needsCode'), target: 'secondStep', actions: 'clearNotice' },
          { target: 'form', actions: ['reset', 'notifyRetryFailed'] },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.user!,
});
