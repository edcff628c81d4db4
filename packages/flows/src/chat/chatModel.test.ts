import { behavesAsModelled } from '../testing/behaves.ts';
import { chatStart, conversation, entry, message, row } from './testing/chat.ts';
import { chatMachine } from './chatMachine.ts';
import { firstQuery } from './conversationFilter.ts';
import { conversationsMachine } from './conversationsMachine.ts';

const constant = {
  clientId: 'me',
  now: () => Date.parse(chatStart),
  random: () => 0.5,
  pageSize: 1,
};
const echo = { senderId: 4, clientMessageId: 'me-1' };

behavesAsModelled({
  machine: chatMachine,
  inputs: () => [
    { ...constant, me: { id: 4, isStaff: false }, outbox: [entry({ status: 'unknown' })] },
    { ...constant, me: { id: 8, isStaff: true }, outbox: [] },
  ],
  events: [
    { type: 'socket.opened' },
    { type: 'socket.closed', reason: 'closed' },
    { type: 'socket.closed', reason: 'closed', isUnauthorized: true },
    { type: 'subscription.confirmed', subscription: { destination: 'userQueue', userId: 4 } },
    { type: 'subscription.confirmed', subscription: { destination: 'adminNotifications' } },
    {
      type: 'subscription.confirmed',
      subscription: { destination: 'conversation', conversationId: 1 },
    },
    { type: 'publish.confirmed', id: 'me-1' },
    { type: 'probe.confirmed' },
    { type: 'message.received', message: message(echo) },
    {
      type: 'staff.received',
      event: { kind: 'typing', conversationId: 1, by: { id: 9, username: 'Meera' } },
    },
    {
      type: 'staff.received',
      event: { kind: 'changed', conversationId: 1, conversation: conversation() },
    },
    {
      type: 'staff.received',
      event: { kind: 'typing', conversationId: 1, by: { id: 8, username: 'Kavita' } },
    },
    { type: 'staff.joined' },
    { type: 'typing.noticed' },
    { type: 'network.resumed' },
    { type: 'token.renewed' },
    { type: 'conversation.selected', conversationId: 1 },
    { type: 'earlier.requested' },
    { type: 'panel.hidden' },
    { type: 'panel.shown' },
    { type: 'message.sent', text: 'Hello' },
    { type: 'message.sent', text: ' ' },
    { type: 'message.retried', id: 'me-1' },
    { type: 'message.discarded', id: 'me-1' },
  ],
  answers: {
    loadMessages: { done: [[], [row(echo)]], failed: [{ status: 0 }] },
    loadEarlier: { done: [{ before: 1, rows: [] }], failed: [{ status: 0 }] },
    conversations: {},
  },
  home: (snapshot) => snapshot.matches({ connection: { online: 'live' }, history: 'idle' }),
  horizon: (snapshot) => {
    const { sent, messages, isShown } = snapshot.context;
    // Earlier messages do not depend on the connection, so one of its states is enough for them.
    const isConnecting = snapshot.matches({ connection: { online: { starting: 'connecting' } } });
    return sent > 0 || !isShown || (messages.length > 0 && !isConnecting);
  },
  invariantViolation: ({ context: { messages, outbox }, value }) => {
    const shown = messages.map(({ id }) => id);
    if (new Set(shown).size < shown.length) return 'a message shown twice';
    const isWaiting = outbox.some(({ status }) => status !== 'notDelivered');
    return isWaiting === (value.outbox === 'idle') ? 'nobody waits for an echo' : undefined;
  },
});

behavesAsModelled({
  machine: conversationsMachine,
  inputs: () =>
    [true, false].map((isStaff) => ({ me: { id: 4, isStaff }, onOpened: () => undefined })),
  events: [
    { type: 'message.arrived', message: message(), isRead: false },
    { type: 'message.arrived', message: message({ conversationId: 2 }), isRead: true },
    { type: 'conversation.read', conversationId: 1 },
    { type: 'conversation.changed', conversation: conversation() },
    { type: 'query.changed', query: { ...firstQuery, scope: 'waiting', selected: 2 } },
    { type: 'reload.requested' },
  ],
  answers: {
    loadConversations: {
      done: [
        { list: [] },
        { list: [conversation()] },
        {
          list: [conversation()],
          counts: { found: 2, all: 2, unread: 0, upTo: 0 },
          selected: conversation({ id: 2 }),
        },
      ],
      failed: [{ status: 0 }],
    },
    openConversation: { done: [conversation()], failed: [{ status: 403 }] },
  },
  home: (snapshot) => snapshot.matches('shown'),
  invariantViolation: ({ context: { me, list }, value }) =>
    value === 'shown' && !me.isStaff && list.length === 0 ? 'a student without a chat' : undefined,
});
