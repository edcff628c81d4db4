/** The built-in messages of ChatBubble. */
export interface ChatBubbleMessages {
  /** The status of a message that is being sent. */
  readonly sending: string;
  /** The status of an undelivered message. */
  readonly notDelivered: string;
  /** The label of the retry button. */
  readonly retry: string;
  /** The label of the discard button. */
  readonly discard: string;
}

export const chatBubbleMessages: ChatBubbleMessages = {
  sending: 'Sending',
  notDelivered: 'Not delivered',
  retry: 'Retry',
  discard: 'Discard',
};
