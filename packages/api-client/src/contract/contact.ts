import * as z from 'zod/mini';
import { defineArea, textOrJson } from './operation.ts';
import { bounded, email, id, shortText } from './values.ts';

export const contact = defineArea('signed-in', {
  updateContact: {
    requirement: 'END-13',
    summary: "Change one's own email and phone; another email waits until it is verified",
    route: 'PUT /api/users/update',
    // The form has no rule for the phone, but the server refuses a text that cannot be a number.
    body: z.object({
      id,
      email,
      phone: z.string().check(z.regex(/^(\+?\d[\d ()-]{0,18})?$/, 'Not a phone number.')),
    }),
    answer: textOrJson,
    failures: {
      403: 'The id is not the caller’s own',
      409: 'The email belongs to another account',
    },
    recognises: ['success', 'updated'],
  },

  sendContactForm: {
    requirement: 'END-14',
    summary: 'The contact form of the landing page',
    route: 'POST /api',
    access: 'everyone',
    body: z.object({
      name: shortText,
      email,
      phone: z.string().check(z.maxLength(20)),
      message: bounded(4000),
    }),
    answer: textOrJson,
  },
});
