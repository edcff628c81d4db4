import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';

export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether it may be sent: neither blank nor longer than a message may be. */
export const isSendable = (text: string): boolean =>
  !isBlank(text) && text.trim().length <= maxMessageLength;
