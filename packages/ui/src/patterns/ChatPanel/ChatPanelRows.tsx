import type { VirtualItem } from '@tanstack/react-virtual';
import type { ReactNode, Ref } from 'react';
import { dateSeparator, row } from './ChatPanel.css.ts';
import type { ChatPanelMessage, ChatRow } from './chatRows.ts';

interface ChatPanelRowsProps<Message extends ChatPanelMessage> {
  readonly rows: readonly ChatRow<Message>[];
  readonly items: readonly VirtualItem[];
  /** The `aria-setsize` of the messages; -1 where it is unknown. */
  readonly setSize: number;
  readonly measure: Ref<HTMLDivElement>;
  readonly renderMessage: (message: Message) => ReactNode;
}

/** The rows in range, in one group per day that is named by its date. */
export const ChatPanelRows = <Message extends ChatPanelMessage>({
  rows,
  items,
  setSize,
  measure,
  renderMessage,
}: ChatPanelRowsProps<Message>) => {
  const groups: { key: string; day: string | undefined; items: VirtualItem[] }[] = [];
  for (const item of items) {
    const { group, day } = rows[item.index]!;
    const last = groups.at(-1);
    if (last?.key === group) last.items.push(item);
    else groups.push({ key: group, day, items: [item] });
  }
  return groups.map(({ key: group, day, items: inGroup }) => (
    <div key={group} {...(day !== undefined && { role: 'group', 'aria-label': day })}>
      {inGroup.map(({ index }) => {
        const { key, message, position } = rows[index]!;
        return (
          <div
            key={key}
            ref={measure}
            data-index={index}
            className={row}
            {...(message && {
              role: 'article',
              'aria-posinset': position,
              'aria-setsize': setSize,
            })}
          >
            {message ? renderMessage(message) : <p className={dateSeparator}>{day}</p>}
          </div>
        );
      })}
    </div>
  ));
};
