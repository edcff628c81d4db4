import { maxContentOctets } from '@seatwise/api-client/contract/constants/chat';
import { ownMessages } from './messages.ts';

const encoder = new TextEncoder();

export const isBlank = (text: string): boolean => text.trim() === '';

/** What keeps a text from being sent, beside that it is blank; undefined when nothing does. */
export const textProblem = (text: string): string | undefined =>
  encoder.encode(JSON.stringify(text)).length > maxContentOctets ? ownMessages.tooLong : undefined;

export const isSendable = (text: string): boolean =>
  !isBlank(text) && textProblem(text) === undefined;
