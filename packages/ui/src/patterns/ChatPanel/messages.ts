/** The built-in messages of ChatPanel. */
export interface ChatPanelMessages {
  /** The default name of the text box. */
  readonly input: string;
  /** The description of the text box: its keyboard shortcuts. */
  readonly keys: string;
  /** The default label of the send button. */
  readonly send: string;
  /** The error of a text that is longer than `maxLength`. */
  readonly tooLong: string;
  /** The count of characters, where the text is nearly as long as it may be or longer. */
  readonly length: (count: number, most: number) => string;
  /** The label of the button that loads earlier messages. */
  readonly showEarlier: string;
  /** The count of new messages: the label of the button that scrolls to them, and an announcement. */
  readonly newMessages: (count: number) => string;
}

export const chatPanelMessages: ChatPanelMessages = {
  input: 'Message',
  keys: 'Enter sends, Shift and Enter make a new line.',
  send: 'Send',
  tooLong: 'This message is too long. Please send it in parts.',
  length: (count, most) =>
    `${count.toLocaleString('en-IN')} of ${most.toLocaleString('en-IN')} characters`,
  showEarlier: 'Show earlier messages',
  newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
};
