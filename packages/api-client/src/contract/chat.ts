import * as z from 'zod/mini';
import { maxMessageLength } from './constants/chat.ts';
import type { Permission } from './constants/permissions.ts';
import { json, defineArea, rows, type Fields } from './operation.ts';
import { id, maybe, timestamp } from './values.ts';

/** The part of a conversation that only staff see; absent if a backend does not record it. */
const work = z.object({
  /** The messages that the caller has not read; absent if the answer goes to all staff. */
  unread: maybe(z.int()),
  /** The last message, shortened to a line. */
  lastMessage: maybe(z.object({ id: z.int(), senderId: z.int(), content: z.string() })),
  /** When the student wrote the first message that is still unanswered. */
  waitingSince: maybe(timestamp),
  /** The counsellor who took the conversation. */
  assignee: maybe(z.object({ id: z.int(), username: maybe(z.string()) })),
  isClosed: maybe(z.boolean()),
});

export const conversation = z.object({
  id: z.int(),
  student: maybe(z.object({ id: maybe(z.int()), username: maybe(z.string()) })),
  lastUpdated: maybe(timestamp),
  work: maybe(work),
});

/** A message as the specification draws it. */
const message = {
  conversationId: z.int(),
  senderId: z.int(),
  /** Without a name, a screen shows the sender's role. */
  senderName: maybe(z.string()),
  content: z.string(),
  timestamp: maybe(timestamp),
};

/** A message to post; the server replaces its sender and time. */
const outgoingMessage = z.object({
  conversationId: id,
  senderId: id,
  content: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(
        maxMessageLength,
        `A message has at most ${maxMessageLength.toLocaleString('en-IN')} characters.`,
      ),
    ),
  timestamp: z.string().check(z.maxLength(40)),
});

/** A stored message has ids in addition to the specified fields, so that a client can merge. */
const storedMessage = z.object({
  ...message,
  id: maybe(z.int()),
  clientMessageId: maybe(z.string()),
});

/** The most messages in an answer of the history. */
const maxListedMessages = 200;

const foreign = { 404: "No such conversation, or another student's" };

export const chat = defineArea('signed-in', {
  listConversations: {
    requirement: 'END-26',
    summary: 'All conversations for staff, one’s own for students',
    route: 'GET /api/conversations',
    answer: rows(conversation),
  },

  openConversation: {
    requirement: 'END-27',
    summary: 'The one conversation of a student; opens it at the first call',
    route: 'POST /api/conversations',
    body: z.object({ studentId: id }),
    answer: json(conversation),
    failures: { 403: 'A student asks for another student’s', 404: 'No such student' },
  },

  listMessages: {
    requirement: 'END-28',
    summary:
      'A conversation, oldest message first: all of it, or the last `limit` messages of those `before` one',
    route: 'GET /api/messages/{conversationId}',
    params: z.object({ conversationId: id }),
    query: z.object({
      /** Only messages older than the one with this id. */
      before: z.optional(id),
      /** The most messages to return, the newest ones. */
      limit: z.optional(id.check(z.maximum(maxListedMessages))),
    }),
    answer: rows(storedMessage),
    failures: foreign,
  },

  postMessage: {
    requirement: 'END-29',
    summary: 'Add a message; the app itself sends over the socket',
    route: 'POST /api/messages',
    body: outgoingMessage,
    answer: json(storedMessage),
    failures: foreign,
  },
});

/** The path of the chat socket on the host. */
export const socketPath = '/ws';

/** The server closes a socket with this code if its token is invalid or has expired. */
export const signInCode = 4401;

/** In bytes; larger frames end the connection. */
export const maxFrameBytes = 64 * 1024;

/** A client's own message id; sent alongside the specified body and returned on the echo. */
export const clientMessageIdHeader = 'client-message-id';

export interface Destination {
  /** The row of the requirement catalogue; absent from destinations that the decisions added. */
  readonly requirement?: `STP-0${number}`;
  readonly summary: string;
  readonly action: 'subscribe' | 'publish';
  readonly address: `/${string}`;
  readonly access: Permission;
  /** Limits callers to their own user id, or to conversations that they may read. */
  readonly owner?: 'user' | 'conversation';
  readonly params?: Fields;
  readonly message: Fields;
}

export const destinations = {
  adminNotifications: {
    requirement: 'STP-02',
    summary: 'Every new message, for staff',
    action: 'subscribe',
    address: '/topic/notifications/admins',
    access: 'conversations',
    message: z.object(message),
  },
  userQueue: {
    requirement: 'STP-03',
    summary: 'The messages of one’s own conversation',
    action: 'subscribe',
    address: '/user/{userId}/queue/messages',
    access: 'signed-in',
    owner: 'user',
    params: z.object({ userId: id }),
    message: z.object(message),
  },
  conversation: {
    requirement: 'STP-04',
    summary: 'The messages of a selected conversation',
    action: 'subscribe',
    address: '/topic/conversation/{conversationId}',
    access: 'signed-in',
    owner: 'conversation',
    params: z.object({ conversationId: id }),
    message: z.object(message),
  },
  send: {
    requirement: 'STP-05',
    summary: 'Say something in a conversation',
    action: 'publish',
    address: '/app/chat/send',
    access: 'signed-in',
    owner: 'conversation',
    message: outgoingMessage,
  },
  staff: {
    summary: 'Which colleague writes where, and what became of a conversation, for staff',
    action: 'subscribe',
    address: '/topic/conversations/staff',
    access: 'conversations',
    message: z.object({
      kind: z.enum(['typing', 'changed']),
      conversationId: z.int(),
      /** Who made the change. */
      by: maybe(z.object({ id: z.int(), username: maybe(z.string()) })),
      /** The conversation after the change, if it changed. */
      conversation: maybe(conversation),
    }),
  },
  typing: {
    summary: 'Say that one is writing in a conversation',
    action: 'publish',
    address: '/app/chat/typing',
    access: 'conversations',
    message: z.object({ conversationId: id }),
  },
} as const satisfies Readonly<Record<string, Destination>>;
