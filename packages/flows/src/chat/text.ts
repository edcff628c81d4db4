import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';

export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether a text may be sent: neither blank nor longer than a message may be. */
export const isSendable = (text: string): boolean =>
  !isBlank(text) && text.trim().length <= maxMessageLength;

/** The values for the placeholders of a saved reply. */
export interface ReplyFacts {
  readonly name?: string | null | undefined;
  readonly plan?: string | null | undefined;
}

/** A saved reply with its placeholders filled in; a placeholder without a value stays visible. */
export const filledReply = (text: string, facts: ReplyFacts): string =>
  text.replace(
    /\{(name|plan)\}/g,
    (placeholder, key: keyof ReplyFacts) => facts[key] || placeholder,
  );
