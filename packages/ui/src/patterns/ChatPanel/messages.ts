import { plural } from '../../internal/plural.ts';

/** The built-in messages of ChatPanel. */
export const chatPanelMessages = {
  /** The default name of the text box. */
  input: 'Message',
  /** The description of the text box: its keyboard shortcuts. */
  keys: 'Press Enter to send, Shift + Enter for a new line.',
  /** The default label of the send button. */
  send: 'Send',
  /** The error for a text longer than `maxLength`. */
  tooLong: 'This message is too long. Send it in parts.',
  /** The count of characters, shown when the text is near its limit or past it. */
  length: (count: number, most: number) =>
    `${count.toLocaleString('en-IN')} of ${most.toLocaleString('en-IN')} characters`,
  /** The label of the button that loads earlier messages. */
  showEarlier: 'Show earlier messages',
  /** The count of new messages: the label of the button that scrolls to them, and an announcement. */
  newMessages: (count: number) => plural(count, { one: '# new message', other: '# new messages' }),
};
