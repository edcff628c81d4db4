import type { Conversation } from '../conversations.ts';
import { messageOf, type ChatMessage, type MessageRow } from '../message.ts';
import type { OutboxEntry } from '../outbox.ts';

export const chatStart = '2026-11-20T10:00:00.000Z';

/** A message as the server lists it. */
export const row = (details: Partial<MessageRow> = {}): MessageRow => ({
  id: 1,
  conversationId: 1,
  senderId: 8,
  senderName: 'Meera Nair',
  content: 'Hello',
  timestamp: chatStart,
  ...details,
});

export const message = (details: Partial<MessageRow> = {}): ChatMessage => messageOf(row(details));

export const entry = (details: Partial<OutboxEntry> = {}): OutboxEntry => ({
  clientMessageId: 'me-1',
  conversationId: 1,
  content: 'Hello',
  timestamp: chatStart,
  status: 'sending',
  tries: 1,
  waitsSince: Date.parse(chatStart),
  ...details,
});

export const conversation = (details: Partial<Conversation> = {}): Conversation => ({
  id: 1,
  student: { id: 4, username: 'Ananya Sharma' },
  lastUpdated: chatStart,
  ...details,
});
