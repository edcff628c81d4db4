import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { entry, item, line, list, viewport, text } from './ConversationList.css.ts';
import { conversationListMessages } from './messages.ts';

export interface ConversationEntry {
  /** A unique id. */
  readonly id: number;
  /** The partner's name. */
  readonly name: string;
  /** The formatted date of the last message. */
  readonly lastUpdated: string;
  /** The start of the last message. */
  readonly preview?: string | undefined;
  /** A note on what the conversation needs, such as since when it waits. */
  readonly note?: string | undefined;
  /** The number of unread messages. @default 0 */
  readonly unread?: number;
}

export interface ConversationListProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** The conversations, the most recent first. */
  readonly conversations: readonly ConversationEntry[];
  /** The id of the open conversation. */
  readonly selected: number | null;
  /** Called to open a conversation. */
  readonly onSelect: (choice: { id: number }) => void;
  /** The empty state. */
  readonly empty: ReactNode;
  /** Whether the list is loading. @default false */
  readonly loading?: boolean;
}

/** How many skeletons show while loading. */
const skeletonCount = 4;

/** Scrolls a list as little as needed to show one of its rows whole. */
const reveal = (scroller: HTMLElement, row: HTMLElement): void => {
  const { offsetTop: top, offsetHeight: height } = row;
  scroller.scrollTop = Math.min(
    Math.max(scroller.scrollTop, top + height - scroller.clientHeight),
    top,
  );
};

/** A list of conversations, one of them open. */
export const ConversationList = ({
  label,
  conversations,
  selected,
  onSelect,
  empty,
  loading = false,
}: ConversationListProps) => {
  const messages = useMessages('ConversationList', conversationListMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const isListed = !loading && conversations.some(({ id }) => id === selected);

  useLayoutEffect(() => {
    // Reveals the row only when the user opens another conversation, not when later messages reorder the list.
    if (selected === null || !isListed) return;
    const row = scroller.current!.querySelector('[aria-current]')!.parentElement!;
    reveal(scroller.current!, row);
  }, [selected, isListed]);

  if (!loading && conversations.length === 0) return empty;
  return (
    <div className={viewport} ref={scroller}>
      <ul className={list} aria-label={label} aria-busy={loading || undefined}>
        {loading &&
          Array.from({ length: skeletonCount }, (_, index) => (
            <li key={index} className={line}>
              <Skeleton shape="round" />
              <span className={text}>
                <Skeleton />
                <Skeleton shape="short" />
              </span>
            </li>
          ))}
        {!loading &&
          conversations.map(({ id, name, lastUpdated, preview, note, unread = 0 }) => (
            <li key={id} className={item}>
              <button
                type="button"
                className={`${line} ${entry}`}
                aria-current={id === selected || undefined}
                onClick={() => onSelect({ id })}
              >
                <Avatar name={name} />
                <span className={text}>
                  <Text as="span" weight={unread > 0 ? 'semibold' : 'regular'} truncate>
                    <bdi>{name}</bdi>
                  </Text>
                  <Text as="span" size="caption" tone="muted" tabular>
                    {lastUpdated}
                  </Text>
                  {preview !== undefined && (
                    <Text as="span" size="small" tone="muted" truncate>
                      <bdi>{preview}</bdi>
                    </Text>
                  )}
                  {note !== undefined && (
                    <Text as="span" size="caption" weight="semibold">
                      {note}
                    </Text>
                  )}
                </span>
                {unread > 0 && (
                  <Badge tone="accent" outlined>
                    {unread}
                    <VisuallyHidden> {messages.unread}</VisuallyHidden>
                  </Badge>
                )}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
};
