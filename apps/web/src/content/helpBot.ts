import { contact } from './site.ts';

/** The words around the help bot, wherever it stands. */
export const content = {
  predictorTitle: 'Ask the help bot',
  note: `Answers are automatic. To reach a person: ${contact.phone.label}`,
  placeholder: 'Type your message...',
  you: 'You',
  ideas: 'Students often ask',
} as const;
