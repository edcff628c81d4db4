import { ownMessages } from './messages.ts';

/** The frame with everything around the text must stay below the server's 64 KiB. */
const maxBytes = 60_000;

const encoder = new TextEncoder();

export const isBlank = (text: string): boolean => text.trim() === '';

/** What keeps a text from being sent, beside that it is blank; undefined when nothing does. */
export const textProblem = (text: string): string | undefined =>
  encoder.encode(JSON.stringify(text)).length > maxBytes ? ownMessages.tooLong : undefined;

export const isSendable = (text: string): boolean =>
  !isBlank(text) && textProblem(text) === undefined;
