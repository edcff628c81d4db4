import { chatSetup, conversationsToLoad } from './chatSetup.ts';

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
    'publish.confirmed': { actions: { type: 'markSent', params: ({ event }) => event } },
    'message.received': {
      actions: [
        { type: 'take', params: ({ event }) => event },
        { type: 'tellConversations', params: ({ event }) => event },
        'storeOutbox',
      ],
    },
    'message.discarded': {
      actions: [{ type: 'discard', params: ({ event }) => event }, 'storeOutbox'],
    },
    'message.sent': [
      { guard: { type: 'isUnsendable', params: ({ event }) => event } },
      { actions: 'warnNotConnected' },
    ],
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
                guard: { type: 'isRefused', params: ({ event }) => event },
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
                        guard: { type: 'isLastConfirmation', params: ({ event }) => event },
                        target: '#chat.connection.online.live',
                      },
                      { actions: { type: 'noteConfirmation', params: ({ event }) => event } },
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
                  guard: { type: 'maySend', params: ({ event }) => event },
                  actions: [
                    { type: 'queue', params: ({ event }) => event },
                    'publishNewest',
                    'storeOutbox',
                  ],
                },
                'message.retried': {
                  guard: { type: 'isUndelivered', params: ({ event }) => event },
                  actions: [
                    { type: 'publishAgain', params: ({ event }) => event },
                    { type: 'markRetried', params: ({ event }) => event },
                    'storeOutbox',
                  ],
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
            onDone: [
              {
                guard: 'isLive',
                target: 'idle',
                actions: [
                  { type: 'mergeHistory', params: ({ event }) => ({ rows: event.output }) },
                  'publishUnknown',
                  'markResent',
                  'storeOutbox',
                ],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'mergeHistory', params: ({ event }) => ({ rows: event.output }) },
                  'storeOutbox',
                ],
              },
            ],
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
      states: {
        rested: { always: { guard: 'isWaiting', target: 'waiting' } },
        waiting: {
          always: { guard: 'isRested', target: 'rested' },
          on: {
            'message.received': {
              guard: { type: 'bringsEcho', params: ({ event }) => event },
              target: 'waiting',
              reenter: true,
            },
          },
          after: { echo: { target: 'rested', actions: ['markOverdue', 'storeOutbox', 'doubt'] } },
        },
      },
    },
  },
});
