/** The words that ChatBubble itself shows or announces. */
export interface ChatBubbleMessages {
  /** While one's own message is on its way. */
  readonly sending: string;
  /** When it has not arrived. */
  readonly notDelivered: string;
  /** The button that sends it again. */
  readonly retry: string;
  /** The button that gives it up. */
  readonly discard: string;
}

export const chatBubbleMessages: ChatBubbleMessages = {
  sending: 'Sending',
  notDelivered: 'Not delivered',
  retry: 'Retry',
  discard: 'Discard',
};
