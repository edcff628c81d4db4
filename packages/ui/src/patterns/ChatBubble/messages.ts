/** The built-in messages of ChatBubble. */
export const chatBubbleMessages = {
  /** The status of a message that is being sent. */
  sending: 'Sending',
  /** The status of a message that has reached the server. */
  sent: 'Sent',
  /** The status of an undelivered message. */
  notDelivered: 'Not delivered',
  /** The label of the retry button. */
  retry: 'Retry',
  /** The label of the discard button. */
  discard: 'Discard',
};
