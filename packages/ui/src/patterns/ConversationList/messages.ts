/** The built-in messages of ConversationList. */
export interface ConversationListMessages {
  /** Appended for screen readers to the number of unread messages. */
  readonly unread: string;
}

export const conversationListMessages: ConversationListMessages = { unread: 'unread' };
