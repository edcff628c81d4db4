import { notLoaded, plural } from '@seatwise/flows/shared';

/** Text of the console's page of emails that could not be sent. */
export const content = {
  heading: 'We could not send these emails',
  hint: 'Check the address and the mail server, then send them again. An email whose code has expired is not sent again.',
  sendAgain: 'Send again',
  sent: (count: number) =>
    plural(count, {
      one: 'We are sending # email again.',
      other: 'We are sending # emails again.',
    }),
  notSent: 'We could not send the emails again. Try again.',
  failed: notLoaded('the emails that we could not send'),
  missing: '—',
} as const;
