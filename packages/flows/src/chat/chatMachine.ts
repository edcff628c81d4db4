import { withEvent, withOutput } from '../shared/machine.ts';
import { conversationsToLoad, initialContext } from './chatContext.ts';
import { chatSetup } from './chatSetup.ts';

const receive = [withEvent('receive'), withEvent('forwardToConversations')] as const;
const isOther = withEvent('isOtherConversation');
const logFailure = withEvent('logFailure');
const confirm = withEvent('confirmSubscription');
const subscribe = [withEvent('expectSelected'), withEvent('subscribeToSelected')] as const;

export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  invoke: {
    id: 'conversations',
    src: 'conversations',
    input: ({ context, self }) => ({
      me: context.me,
      onOpened: (conversationId) => self.send({ type: 'conversation.selected', conversationId }),
    }),
  },
  on: {
    'panel.shown': [{ guard: 'hasSelection', actions: ['show', 'markRead'] }, { actions: 'show' }],
    'panel.hidden': { actions: 'hide' },
    'publish.confirmed': { actions: withEvent('markSent') },
    'message.discarded': { actions: [withEvent('discard'), 'storeOutbox'] },
    'message.sent': [{ guard: withEvent('isUnsendable') }, { actions: 'warnNotConnected' }],
    'message.retried': { actions: 'warnNotConnected' },
    'staff.received': [
      { guard: withEvent('isColleagueTyping'), actions: withEvent('emitTyping') },
      { guard: withEvent('isChange'), actions: withEvent('forwardChange') },
    ],
  },
  states: {
    connection: {
      initial: 'online',
      states: {
        online: {
          initial: 'starting',
          invoke: { id: 'socket', src: 'socket' },
          exit: ['markUnknown', 'storeOutbox'],
          on: {
            'socket.closed': [
              { guard: withEvent('isUnauthorized'), target: 'unauthorized', actions: logFailure },
              { target: 'backoff', actions: logFailure },
            ],
          },
          states: {
            starting: {
              tags: 'busy',
              initial: 'connecting',
              after: { start: '#chat.connection.backoff' },
              states: {
                connecting: {
                  on: {
                    'socket.opened': {
                      target: 'subscribing',
                      actions: ['expectConfirmations', 'subscribe'],
                    },
                  },
                },
                subscribing: {
                  on: {
                    'subscription.confirmed': [
                      {
                        guard: withEvent('isLastConfirmation'),
                        target: '#chat.connection.online.live',
                        actions: confirm,
                      },
                      { actions: confirm },
                    ],
                    'conversation.selected': { guard: isOther, actions: subscribe },
                  },
                },
              },
            },
            live: {
              tags: 'live',
              entry: ['ready', 'reloadConversations'],
              initial: 'healthy',
              on: {
                'staff.joined': { actions: 'joinStaff' },
                'typing.noticed': { guard: 'hasSelection', actions: 'notifyTyping' },
                'conversation.selected': {
                  guard: isOther,
                  target: 'starting.subscribing',
                  actions: subscribe,
                },
                'message.sent': {
                  guard: withEvent('maySend'),
                  actions: [withEvent('queue'), 'publishNewest', 'storeOutbox'],
                },
                'history.merged': {
                  guard: 'hasUnknown',
                  actions: ['publishUnknown', 'markResent', 'storeOutbox'],
                },
                'message.retried': {
                  guard: withEvent('isUndelivered'),
                  actions: [withEvent('publishAgain'), withEvent('markRetried'), 'storeOutbox'],
                },
              },
              states: {
                healthy: { on: { 'network.resumed': 'probing', 'probe.requested': 'probing' } },
                probing: {
                  entry: 'probe',
                  on: { 'probe.confirmed': 'healthy' },
                  after: { probe: { target: '#chat.connection.online', reenter: true } },
                },
              },
            },
          },
        },
        backoff: { after: { reconnect: 'online' }, on: { 'network.resumed': 'online' } },
        unauthorized: { entry: 'emitUnauthorized', on: { 'token.renewed': 'online' } },
      },
    },
    history: {
      initial: 'idle',
      on: {
        'conversation.selected': {
          guard: isOther,
          target: '.loading',
          actions: [withEvent('select'), 'markRead'],
        },
        'connection.ready': { guard: 'hasHistory', target: '.loading' },
      },
      states: {
        idle: {},
        loading: {
          tags: 'loading',
          invoke: {
            id: 'loadMessages',
            src: 'loadMessages',
            input: ({ context }) => ({
              conversationIds: conversationsToLoad(context),
              limit: context.pageSize,
            }),
            onDone: {
              target: 'idle',
              actions: [withOutput('mergeHistory'), 'storeOutbox', 'merged'],
            },
            onError: { target: 'failed', actions: logFailure },
          },
        },
        failed: { entry: 'markHistoryFailed', after: { retryLoading: 'loading' } },
      },
    },
    earlier: {
      initial: 'idle',
      on: {
        'conversation.selected': { guard: isOther, target: '.idle' },
        'earlier.requested': { guard: 'hasEarlier', target: '.loading' },
      },
      states: {
        idle: {},
        loading: {
          // A second press sends no second request.
          on: { 'earlier.requested': {} },
          invoke: {
            id: 'loadEarlier',
            src: 'loadEarlier',
            input: ({ context: { selected, earlierThan, pageSize } }) => ({
              conversationId: selected!,
              before: earlierThan!,
              limit: pageSize,
            }),
            onDone: { target: 'idle', actions: [withOutput('mergeEarlier'), 'storeOutbox'] },
            onError: { target: 'failed', actions: logFailure },
          },
        },
        failed: {},
      },
    },
    outbox: {
      initial: 'idle',
      on: {
        'message.received': [
          {
            guard: withEvent('hasEcho'),
            target: '.waiting',
            actions: [...receive, 'restartWait', 'storeOutbox'],
          },
          { actions: receive },
        ],
        // The entry with the earliest deadline may have arrived with the history.
        'history.merged': '.waiting',
      },
      states: {
        idle: { always: { guard: 'hasPending', target: 'waiting' } },
        waiting: {
          always: { guard: 'isEmptyOutbox', target: 'idle' },
          after: {
            echo: { target: 'idle', actions: ['markOverdue', 'storeOutbox', 'requestProbe'] },
          },
        },
      },
    },
  },
});
