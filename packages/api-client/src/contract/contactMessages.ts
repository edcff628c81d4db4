import * as z from 'zod/mini';
import { json, operation, rows } from './operation.ts';
import { id, maybe, timestamp } from './values.ts';

const contactMessage = z.object({
  id: z.int(),
  name: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  message: maybe(z.string()),
  sentAt: maybe(timestamp),
  isDone: maybe(z.boolean()),
});

const listContactMessages = operation({
  id: 'listContactMessages',
  documented: null,
  summary: 'What was sent by the contact form, newest first',
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'admin',
  answer: rows(contactMessage),
});

const markContactMessage = operation({
  id: 'markContactMessage',
  documented: null,
  summary: 'Mark a message of the contact form as done, or as new again',
  method: 'PUT',
  path: '/api/admin/contact-messages/{id}',
  access: 'admin',
  params: z.object({ id }),
  body: z.object({ isDone: z.boolean() }),
  answer: json(contactMessage),
  failures: { 404: { when: 'No such message' } },
});

export const contactMessages = { listContactMessages, markContactMessage };
