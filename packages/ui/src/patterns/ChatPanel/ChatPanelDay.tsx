import type { ReactNode } from 'react';
import { dateSeparator, row } from './ChatPanel.css.ts';
import type { ChatDay, ChatPanelMessage } from './chatDays.ts';

interface ChatPanelDayProps<Message extends ChatPanelMessage> extends ChatDay<Message> {
  /** The index of the first rendered message in the conversation, and the index after the last. */
  readonly first: number;
  readonly last: number;
  /** The `aria-setsize` of the messages; -1 if it is unknown. */
  readonly setSize: number;
  readonly renderMessage: (message: Message) => ReactNode;
}

/** The messages of a day, in a group named by its date. */
export const ChatPanelDay = <Message extends ChatPanelMessage>({
  day,
  from,
  messages,
  first,
  last,
  setSize,
  renderMessage,
}: ChatPanelDayProps<Message>) => {
  const skipped = Math.max(0, first - from);
  const rendered = messages.slice(skipped, Math.max(0, last - from));
  if (rendered.length === 0) return null;
  return (
    <div {...(day !== undefined && { role: 'group', 'aria-label': day })}>
      {day !== undefined && <p className={dateSeparator}>{day}</p>}
      {rendered.map((message, index) => (
        <div
          key={message.key}
          className={row}
          role="article"
          aria-posinset={from + skipped + index + 1}
          aria-setsize={setSize}
        >
          {renderMessage(message)}
        </div>
      ))}
    </div>
  );
};
