import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { measureRow } from '../../internal/measureRow.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { usePinnedRows } from '../../internal/usePinnedRows.ts';
import { entry, item, line, list, viewport, words } from './ConversationList.css.ts';
import { conversationListMessages } from './messages.ts';

export interface ConversationEntry {
  /** Tells one from the other. */
  readonly id: number;
  /** With whom it is. */
  readonly name: string;
  /** When something was said last, as it is read. */
  readonly lastUpdated: string;
  /** How many messages have not been seen. @default 0 */
  readonly unread?: number;
}

export interface ConversationListProps {
  /** What the list holds, for those who listen. */
  readonly label: string;
  /** The conversations, the latest first. */
  readonly conversations: readonly ConversationEntry[];
  /** Which one is open. */
  readonly selected: number | null;
  /** Called when one is to be opened. */
  readonly onSelect: (choice: { id: number }) => void;
  /** What stands there when there is none. */
  readonly empty: ReactNode;
  /** They are on their way. @default false */
  readonly loading?: boolean;
}

/** Skeletons shown while the conversations are loading. */
const expected = 4;

/** The height of an entry with one line each for its name and its date. Pixels. */
const estimatedHeight = 66;

/** Entries that are drawn beyond each edge of the viewport. */
const overscan = 4;

/** Conversations to choose from. */
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
    // Positions are written by script: a strict policy allows no style attribute in drawn HTML.
    directDomUpdates: true,
  });

  const shownInView = useRef<number>(null);
  const selectedIndex = loading ? -1 : conversations.findIndex(({ id }) => id === selected);
  useEffect(() => {
    // Once, when it is opened: it is not followed where later messages move it.
    if (selected !== null && (selectedIndex === -1 || shownInView.current === selected)) return;
    shownInView.current = selected;
    if (selected !== null) virtualizer.scrollToIndex(selectedIndex);
  }, [selected, selectedIndex, virtualizer]);
  useEffect(
    () => () => {
      shownInView.current = null;
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
        // It writes the height of the entries, which placeholders have none of.
        ref={loading ? undefined : virtualizer.containerRef}
      >
        {loading &&
          Array.from({ length: expected }, (_, index) => (
            <li key={index} className={line}>
              <Skeleton shape="round" />
              <span className={words}>
                <Skeleton />
                <Skeleton shape="short" />
              </span>
            </li>
          ))}
        {virtualizer.getVirtualItems().map(({ index }) => {
          const { id, name, lastUpdated, unread = 0 } = conversations[index]!;
          return (
            <li
              key={id}
              ref={virtualizer.measureElement}
              data-index={index}
              className={item}
              aria-posinset={index + 1}
              aria-setsize={conversations.length}
            >
              <button
                type="button"
                className={`${line} ${entry}`}
                aria-current={id === selected || undefined}
                onClick={() => onSelect({ id })}
              >
                <Avatar name={name} />
                <span className={words}>
                  <Text as="span" weight={unread > 0 ? 'semibold' : 'regular'} truncate>
                    <bdi>{name}</bdi>
                  </Text>
                  <Text as="span" size="caption" tone="muted" tabular>
                    {lastUpdated}
                  </Text>
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
        })}
      </ul>
    </div>
  );
};
