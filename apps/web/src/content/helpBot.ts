import { contact } from './site.ts';

/** Text of the help bot. */
export const content = {
  predictionTitle: 'Ask the help bot',
  note: `Answers are automatic; what has none is noted without your name. To reach a person: ${contact.phone.label}`,
  placeholder: 'Type your message...',
  you: 'You',
  ideas: 'Students often ask',
} as const;
