import { sessionSetup } from './sessionSetup.ts';

const welcome = ['adopt', 'store', 'dropCaches'] as const;
const leave = ['forgetUser', 'erase', 'dropCaches', 'leave'] as const;

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, notice: null, retrying: false }),
  initial: 'starting',
  on: { 'notice.dismissed': { actions: 'forgetNotice' } },
  states: {
    starting: { always: [{ guard: 'hasUser', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      on: {
        'user.signedIn': { target: 'signedIn', actions: [...welcome, 'land'] },
        'storage.changed': [
          { guard: 'namesNobody' },
          { target: 'signedIn', actions: ['adopt', 'dropCaches'] },
        ],
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'user.signedOut': { target: 'signedOut', actions: ['emptyTab', 'leaveWord', ...leave] },
        'call.refused': {
          guard: 'isCurrentToken',
          target: 'signedOut',
          actions: ['sayExpired', ...leave],
        },
        'details.changed': { guard: 'isCurrentToken', actions: ['changeDetails', 'store'] },
      },
      states: {
        token: {
          initial: 'fresh',
          on: {
            'user.signedIn': [
              { guard: 'namesSamePerson', target: '.fresh', actions: ['adopt', 'store'] },
              {
                target: '#session.signedIn',
                reenter: true,
                actions: ['emptyTab', ...welcome, 'land'],
              },
            ],
            'storage.changed': [
              {
                guard: 'namesLeaver',
                target: '#session.signedOut',
                actions: ['emptyTab', 'sayElsewhere', 'forgetUser', 'dropCaches'],
              },
              {
                guard: 'namesNobody',
                target: '#session.signedOut',
                actions: ['sayExpired', 'forgetUser', 'dropCaches'],
              },
              { guard: 'namesSamePerson', target: '.fresh', actions: 'adopt' },
              {
                target: '#session.signedIn',
                reenter: true,
                actions: ['emptyTab', 'adopt', 'dropCaches', 'land'],
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
                'user.signedIn': { guard: 'namesSamePerson', target: 'fetching', reenter: true },
                'storage.changed': { guard: 'namesSamePerson', target: 'fetching', reenter: true },
                // What happened since it was asked for is not in the answer.
                'details.requested': { target: 'fetching', reenter: true, actions: 'stopRetrying' },
                'details.changed': {
                  guard: 'isCurrentToken',
                  target: 'fetching',
                  reenter: true,
                  actions: ['changeDetails', 'store', 'stopRetrying'],
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
                    actions: [{ type: 'refresh', params: ({ event }) => event.output }, 'store'],
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
