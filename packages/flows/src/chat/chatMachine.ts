import { conversationsToLoad } from './chatContext.ts';
import { chatSetup } from './chatSetup.ts';

const receive = ['take', 'tellConversations'] as const;

export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    selected: null,
    isShown: true,
    messages: [],
    sent: 0,
    unconfirmed: [],
  }),
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
    'publish.confirmed': { actions: 'markSent' },
    'message.discarded': {
      actions: ['discard', 'storeOutbox'],
    },
    'message.sent': [{ guard: 'isUnsendable' }, { actions: 'warnNotConnected' }],
    'message.retried': { actions: 'warnNotConnected' },
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
            'socket.lost': [
              {
                guard: 'isRefused',
                target: 'refused',
                actions: { type: 'logFailure', params: ({ event }) => event },
              },
              { target: 'waiting', actions: { type: 'logFailure', params: ({ event }) => event } },
            ],
          },
          states: {
            starting: {
              tags: 'busy',
              initial: 'connecting',
              after: { start: '#chat.connection.waiting' },
              states: {
                connecting: {
                  on: {
                    'socket.opened': {
                      target: 'subscribing',
                      actions: ['expectConfirmations', 'listen'],
                    },
                  },
                },
                subscribing: {
                  on: {
                    'subscription.confirmed': [
                      {
                        guard: 'isLastConfirmation',
                        target: '#chat.connection.online.live',
                        actions: 'noteConfirmation',
                      },
                      { actions: 'noteConfirmation' },
                    ],
                    'conversation.selected': {
                      guard: 'isOther',
                      actions: ['expectSelected', 'listenToSelected'],
                    },
                  },
                },
              },
            },
            live: {
              tags: 'live',
              entry: ['ready', 'reloadConversations'],
              initial: 'well',
              on: {
                'conversation.selected': {
                  guard: 'isOther',
                  target: 'starting.subscribing',
                  actions: ['expectSelected', 'listenToSelected'],
                },
                'message.sent': {
                  guard: 'maySend',
                  actions: ['queue', 'publishNewest', 'storeOutbox'],
                },
                'history.merged': {
                  guard: 'hasUnknown',
                  actions: ['publishUnknown', 'markResent', 'storeOutbox'],
                },
                'message.retried': {
                  guard: 'isUndelivered',
                  actions: ['publishAgain', 'markRetried', 'storeOutbox'],
                },
              },
              states: {
                well: { on: { 'network.woke': 'inDoubt', 'connection.doubted': 'inDoubt' } },
                inDoubt: {
                  entry: 'check',
                  on: { 'check.confirmed': 'well' },
                  after: { check: { target: '#chat.connection.online', reenter: true } },
                },
              },
            },
          },
        },
        waiting: { after: { reconnect: 'online' }, on: { 'network.woke': 'online' } },
        refused: { entry: 'emitRefused', on: { 'token.renewed': 'online' } },
      },
    },
    history: {
      initial: 'idle',
      on: {
        'conversation.selected': {
          guard: 'isOther',
          target: '.loading',
          actions: ['select', 'markRead'],
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
            input: ({ context }) => ({ conversationIds: conversationsToLoad(context) }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'mergeHistory', params: ({ event }) => ({ rows: event.output }) },
                'storeOutbox',
                'merged',
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'logFailure', params: ({ event }) => event },
            },
          },
        },
        failed: { after: { retry: 'loading' } },
      },
    },
    outbox: {
      initial: 'rested',
      on: {
        'message.received': [
          {
            guard: 'bringsEcho',
            target: '.waiting',
            actions: [...receive, 'storeOutbox'],
          },
          { actions: receive },
        ],
      },
      states: {
        rested: { always: { guard: 'isWaiting', target: 'waiting' } },
        waiting: {
          always: { guard: 'isRested', target: 'rested' },
          after: { echo: { target: 'rested', actions: ['markOverdue', 'storeOutbox', 'doubt'] } },
        },
      },
    },
  },
});
