/** The built-in messages of ConversationList. */
export const conversationListMessages = {
  /** Appended for screen readers to the number of unread messages. */
  unread: 'unread',
};
