/** The words that ConversationList itself shows or announces. */
export interface ConversationListMessages {
  /** After the number of messages that have not been seen. */
  readonly unread: string;
}

export const conversationListMessages: ConversationListMessages = { unread: 'unread' };
