import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';

export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether it may be sent: neither blank nor longer than a message may be. */
export const isSendable = (text: string): boolean =>
  !isBlank(text) && text.trim().length <= maxMessageLength;

/** What the placeholders of a saved reply stand for. */
export interface ReplyFacts {
  readonly name?: string | null | undefined;
  readonly plan?: string | null | undefined;
}

/** A saved reply with its placeholders filled in; one that nothing is known for stays, to be seen. */
export const filledReply = (text: string, facts: ReplyFacts): string =>
  text.replace(
    /\{(name|plan)\}/g,
    (placeholder, key: keyof ReplyFacts) => facts[key] || placeholder,
  );
