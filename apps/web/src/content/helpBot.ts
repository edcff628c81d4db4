import { contact } from './site.ts';

/** Text of the help bot. */
export const content = {
  predictionTitle: 'Ask the help bot',
  note: `Answers are automatic; what has none is noted without your name. To reach a person: ${contact.phone.label}`,
  placeholder: 'Type your message...',
  you: 'You',
  ideas: 'Students often ask',
  feedback: {
    asks: 'Did this help?',
    of: (question: string) => `Did the answer to “${question}” help?`,
    yes: 'Yes',
    no: 'No',
    said: {
      helped: 'Thank you.',
      sending: 'We are sending it…',
      sent: 'Thank you. Our team gets your question, without your name.',
      failed: `We could not send it to our team. To reach a person: ${contact.phone.label}`,
    },
  },
} as const;
