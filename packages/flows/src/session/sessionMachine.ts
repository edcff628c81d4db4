import { sessionSetup } from './sessionSetup.ts';

const welcome = ['setUser', 'storeUser'] as const;
const leave = ['forgetUser', 'clearStoredUser', 'goToLogin'] as const;

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, notice: null, retrying: false }),
  initial: 'starting',
  on: { 'notice.dismissed': { actions: 'forgetNotice' } },
  states: {
    starting: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      on: {
        'user.signedIn': { target: 'signedIn', actions: [...welcome, 'goToLanding'] },
        'storage.changed': [{ guard: 'hasNoUser' }, { target: 'signedIn', actions: 'setUser' }],
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'user.signedOut': {
          target: 'signedOut',
          actions: ['clearTabStorage', 'broadcastSignOut', ...leave],
        },
        'call.refused': {
          guard: 'isCurrentToken',
          target: 'signedOut',
          actions: ['sayExpired', ...leave],
        },
        'details.changed': { guard: 'isCurrentToken', actions: ['changeDetails', 'storeUser'] },
      },
      states: {
        token: {
          initial: 'fresh',
          on: {
            'user.signedIn': [
              { guard: 'isSameUser', target: '.fresh', actions: ['setUser', 'storeUser'] },
              {
                target: '#session.signedIn',
                reenter: true,
                actions: ['clearTabStorage', ...welcome, 'goToLanding'],
              },
            ],
            'storage.changed': [
              {
                guard: 'isSignedOutElsewhere',
                target: '#session.signedOut',
                actions: ['clearTabStorage', 'sayElsewhere', 'forgetUser'],
              },
              {
                guard: 'hasNoUser',
                target: '#session.signedOut',
                actions: ['sayExpired', 'forgetUser'],
              },
              { guard: 'isSameUser', target: '.fresh', actions: 'setUser' },
              {
                target: '#session.signedIn',
                reenter: true,
                actions: ['clearTabStorage', 'setUser', 'goToLanding'],
              },
            ],
          },
          states: {
            fresh: { after: { untilWarning: 'ending' } },
            ending: {
              after: {
                untilEnd: { target: '#session.signedOut', actions: ['sayExpired', ...leave] },
              },
              initial: 'warned',
              states: {
                warned: { tags: 'warning', on: { 'warning.dismissed': 'unwarned' } },
                unwarned: {},
              },
            },
          },
        },
        details: {
          initial: 'known',
          states: {
            known: { entry: 'stopRetrying', on: { 'details.requested': 'fetching' } },
            fetching: {
              tags: 'busy',
              on: {
                // What is said of the token of before, or with its role, is of no use any more.
                'user.signedIn': { guard: 'isSameUser', target: 'fetching', reenter: true },
                'storage.changed': { guard: 'isSameUser', target: 'fetching', reenter: true },
                // What happened since it was asked for is not in the answer.
                'details.requested': { target: 'fetching', reenter: true, actions: 'stopRetrying' },
                'details.changed': {
                  guard: 'isCurrentToken',
                  target: 'fetching',
                  reenter: true,
                  actions: ['changeDetails', 'storeUser', 'stopRetrying'],
                },
              },
              invoke: {
                id: 'fetchDetails',
                src: 'fetchDetails',
                input: ({ context }) => ({ token: context.user!.token }),
                onDone: [
                  {
                    guard: { type: 'isKnown', params: ({ event }) => event.output },
                    target: '#session.signedIn',
                    reenter: true,
                    actions: [
                      { type: 'refresh', params: ({ event }) => event.output },
                      'storeUser',
                    ],
                  },
                  { target: '#session.signedOut', actions: ['sayUnknownRole', ...leave] },
                ],
                onError: [
                  {
                    guard: { type: 'isWorthRetrying', params: ({ event }) => event },
                    target: 'fetching',
                    reenter: true,
                    actions: 'retry',
                  },
                  {
                    target: '#session.signedOut',
                    actions: [{ type: 'sayWhyRefused', params: ({ event }) => event }, ...leave],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
