import { useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { measureRow } from '../../internal/measureRow.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { usePinnedRows } from '../../internal/usePinnedRows.ts';
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
  /** What is to be done with it, such as since when it waits. */
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

/** The height of an entry with one line each for its name and its date. Pixels. */
const estimatedHeight = 66;

/** Entries rendered beyond each edge of the viewport. */
const overscan = 4;

interface ConversationRowProps {
  readonly measure: (row: HTMLLIElement | null) => void;
  readonly index: number;
  /** The number of conversations. */
  readonly count: number;
  readonly conversation: ConversationEntry;
  readonly isSelected: boolean;
  readonly onSelect: ConversationListProps['onSelect'];
}

/** A conversation of the list; memoized, because a message changes one of many. */
const ConversationRow = memo(
  ({ measure, index, count, conversation, isSelected, onSelect }: ConversationRowProps) => {
    const messages = useMessages('ConversationList', conversationListMessages);
    const { id, name, lastUpdated, preview, note, unread = 0 } = conversation;
    return (
      <li
        ref={measure}
        data-index={index}
        className={item}
        aria-posinset={index + 1}
        aria-setsize={count}
      >
        <button
          type="button"
          className={`${line} ${entry}`}
          aria-current={isSelected || undefined}
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
    );
  },
);

/** A virtualized list of conversations, of which one is open. */
export const ConversationList = ({
  label,
  conversations,
  selected,
  onSelect,
  empty,
  loading = false,
}: ConversationListProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => conversations.map(({ id }) => ({ key: String(id) })), [conversations]);
  const { rangeExtractor, onFocus, onBlur } = usePinnedRows(scroller, rows);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: conversations.length,
    enabled: !loading && conversations.length > 0,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    estimateSize: () => estimatedHeight,
    measureElement: measureRow,
    overscan,
    rangeExtractor,
    // Positions are set by script, because a strict content security policy forbids style attributes in HTML.
    directDomUpdates: true,
  });

  const latestOnSelect = useRef(onSelect);
  useLayoutEffect(() => {
    latestOnSelect.current = onSelect;
  });
  /** Keeps its reference, or every row would render. */
  const select = useCallback<ConversationListProps['onSelect']>(
    (choice) => latestOnSelect.current(choice),
    [],
  );

  const scrolledTo = useRef<number>(null);
  const selectedIndex = loading ? -1 : conversations.findIndex(({ id }) => id === selected);
  useEffect(() => {
    // Scrolls only when the selection changes, not when later messages reorder the list.
    if (selected !== null && (selectedIndex === -1 || scrolledTo.current === selected)) return;
    scrolledTo.current = selected;
    if (selected !== null) virtualizer.scrollToIndex(selectedIndex);
  }, [selected, selectedIndex, virtualizer]);
  useEffect(
    () => () => {
      scrolledTo.current = null;
    },
    [],
  );

  if (!loading && conversations.length === 0) return empty;
  return (
    <div className={viewport} ref={scroller} onFocus={onFocus} onBlur={onBlur}>
      <ul
        className={list}
        aria-label={label}
        aria-busy={loading || undefined}
        // The virtualizer sets the height of all entries, which does not apply to the skeletons.
        ref={loading ? undefined : virtualizer.containerRef}
      >
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
        {virtualizer.getVirtualItems().map(({ index }) => {
          const conversation = conversations[index]!;
          return (
            <ConversationRow
              key={conversation.id}
              measure={virtualizer.measureElement}
              index={index}
              count={conversations.length}
              conversation={conversation}
              isSelected={conversation.id === selected}
              onSelect={select}
            />
          );
        })}
      </ul>
    </div>
  );
};
