/** The words that ChatPanel itself shows or announces. */
export interface ChatPanelMessages {
  /** The name of the box, unless its owner gives one. */
  readonly input: string;
  /** Describes the box: what its keys do. */
  readonly keys: string;
  /** The words on the button that sends, unless its owner gives some. */
  readonly send: string;
  /** On the button that loads what was said before. */
  readonly showEarlier: string;
  /** How many messages have come, on the button that leads to them and when they are announced. */
  readonly newMessages: (count: number) => string;
}

export const chatPanelMessages: ChatPanelMessages = {
  input: 'Message',
  keys: 'Enter sends, Shift and Enter make a new line.',
  send: 'Send',
  showEarlier: 'Show earlier messages',
  newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
};
