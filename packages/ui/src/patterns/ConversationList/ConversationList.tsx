import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { entry, line, list, words } from './ConversationList.css.ts';

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

const expected = 4;

/** Conversations to choose from. */
export const ConversationList = ({
  label,
  conversations,
  selected,
  onSelect,
  empty,
  loading = false,
}: ConversationListProps) => {
  if (loading)
    return (
      <ul className={list} aria-busy="true" aria-label={label}>
        {Array.from({ length: expected }, (_, index) => (
          <li key={index} className={line}>
            <Skeleton shape="round" />
            <span className={words}>
              <Skeleton />
              <Skeleton shape="short" />
            </span>
          </li>
        ))}
      </ul>
    );
  if (conversations.length === 0) return empty;
  return (
    <ul className={list} aria-label={label}>
      {conversations.map(({ id, name, lastUpdated, unread = 0 }) => (
        <li key={id}>
          <button
            type="button"
            className={`${line} ${entry}`}
            aria-current={id === selected || undefined}
            onClick={() => onSelect({ id })}
          >
            <Avatar name={name} />
            <span className={words}>
              <Text as="span" weight={unread > 0 ? 'semibold' : 'regular'} truncate>
                {name}
              </Text>
              <Text as="span" size="caption" tone="muted" tabular>
                {lastUpdated}
              </Text>
            </span>
            {unread > 0 && (
              <Badge tone="accent" outlined>
                {unread}
                <VisuallyHidden> unread</VisuallyHidden>
              </Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};
