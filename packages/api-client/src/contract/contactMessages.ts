import * as z from 'zod/mini';
import { json, defineArea, rows } from './operation.ts';
import { bounded, id, maybe, timestamp } from './values.ts';

export const contactStates = ['new', 'answered', 'closed'] as const;

const contactMessage = z.object({
  id: z.int(),
  name: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  message: maybe(z.string()),
  sentAt: maybe(timestamp),
  state: maybe(z.enum(contactStates)),
  replies: maybe(
    z.array(z.object({ text: z.string(), by: maybe(z.string()), at: maybe(timestamp) })),
  ),
});

export const contactMessages = defineArea('admin', {
  listContactMessages: {
    summary: 'What was sent by the contact form, newest first',
    route: 'GET /api/admin/contact-messages',
    answer: rows(contactMessage),
  },

  markContactMessage: {
    summary: 'Close a message of the contact form, or open it again',
    route: 'PUT /api/admin/contact-messages/{id}',
    params: z.object({ id }),
    body: z.object({ state: z.enum(contactStates) }),
    answer: json(contactMessage),
    failures: { 404: 'No such message' },
  },

  replyToContactMessage: {
    summary: 'Mail an answer to who sent a message; it counts as answered',
    route: 'POST /api/admin/contact-messages/{id}/replies',
    params: z.object({ id }),
    body: z.object({ text: bounded(4000) }),
    answer: json(contactMessage),
    failures: {
      404: 'No such message',
      409: 'The message names no address, or has as many replies as it takes',
    },
  },
});
