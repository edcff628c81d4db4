import { withEvent, withOutput } from '../shared/machine.ts';
import { sessionSetup } from './sessionSetup.ts';

const welcome = [withEvent('setUser'), 'storeUser'] as const;
const leave = ['clearStoredUser', 'clearUser', 'goToLogin'] as const;

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, notice: null, changes: [] }),
  initial: 'starting',
  on: { 'notice.dismissed': { actions: 'clearNotice' } },
  states: {
    starting: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      on: {
        'user.signedIn': { target: 'signedIn', actions: [...welcome, 'goToLanding'] },
        'storage.changed': [
          { guard: withEvent('hasNoUser') },
          { target: 'signedIn', actions: [withEvent('setUser'), 'leaveGuestPage'] },
        ],
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
          guard: withEvent('isCurrentToken'),
          target: 'signedOut',
          actions: ['notifyExpired', ...leave],
        },
        'details.changed': {
          guard: withEvent('isCurrentToken'),
          actions: [withEvent('changeDetails'), 'storeUser'],
        },
        'facts.read': {
          guard: withEvent('hasOtherFacts'),
          actions: [withEvent('takeFacts'), 'storeUser'],
        },
        'changes.dismissed': { actions: 'clearChanges' },
      },
      states: {
        token: {
          initial: 'fresh',
          on: {
            'user.signedIn': [
              {
                guard: withEvent('isSameUser'),
                target: '.fresh',
                actions: [withEvent('setUser'), 'storeUser'],
              },
              {
                target: '#session.signedIn',
                reenter: true,
                actions: ['clearTabStorage', ...welcome, 'goToLanding'],
              },
            ],
            'storage.changed': [
              {
                guard: withEvent('isSignedOutElsewhere'),
                target: '#session.signedOut',
                actions: ['clearTabStorage', 'notifyElsewhere', 'clearUser'],
              },
              {
                guard: withEvent('hasNoUser'),
                target: '#session.signedOut',
                actions: ['notifyExpired', 'clearUser'],
              },
              { guard: withEvent('isSameUser'), target: '.fresh', actions: withEvent('setUser') },
              {
                target: '#session.signedIn',
                reenter: true,
                actions: ['clearTabStorage', withEvent('setUser'), 'goToLanding'],
              },
            ],
          },
          states: {
            fresh: { after: { untilWarning: 'ending' } },
            ending: {
              after: {
                untilEnd: { target: '#session.signedOut', actions: ['notifyExpired', ...leave] },
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
            known: { on: { 'details.requested': 'fetching' } },
            fetching: {
              tags: 'busy',
              on: {
                // A response to a call made with the previous token or role is stale.
                'user.signedIn': {
                  guard: withEvent('isSameUser'),
                  target: 'fetching',
                  reenter: true,
                },
                'storage.changed': {
                  guard: withEvent('isSameUser'),
                  target: 'fetching',
                  reenter: true,
                },
                // The pending response would miss changes made since the call.
                'details.requested': { target: 'fetching', reenter: true },
                'details.changed': {
                  guard: withEvent('isCurrentToken'),
                  target: 'fetching',
                  reenter: true,
                  actions: [withEvent('changeDetails'), 'storeUser'],
                },
              },
              invoke: {
                id: 'fetchDetails',
                src: 'fetchDetails',
                input: ({ context }) => ({ token: context.user!.token }),
                onDone: [
                  {
                    guard: withOutput('hasKnownRole'),
                    target: '#session.signedIn',
                    reenter: true,
                    actions: [withOutput('refresh'), 'storeUser'],
                  },
                  { target: '#session.signedOut', actions: ['notifyUnknownRole', ...leave] },
                ],
                onError: [
                  { guard: withEvent('isUnreachable'), target: 'waiting' },
                  {
                    target: '#session.signedOut',
                    actions: [withEvent('notifyWhyRefused'), ...leave],
                  },
                ],
              },
            },
            // A lost connection says nothing about the session: a payment may just have succeeded.
            waiting: {
              tags: ['busy', 'unreachable'],
              on: { 'details.requested': 'fetching' },
              after: { untilRetry: 'fetching' },
            },
          },
        },
      },
    },
  },
});
