import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Text } from '../../components/Text/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { entry, list } from './ConversationList.css.ts';

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
}

/** Conversations to choose from. */
export const ConversationList = ({
  label,
  conversations,
  selected,
  onSelect,
  empty,
}: ConversationListProps) => {
  if (conversations.length === 0) return empty;
  return (
    <ul className={list} aria-label={label}>
      {conversations.map(({ id, name, lastUpdated, unread = 0 }) => (
        <li key={id}>
          <button
            type="button"
            className={entry}
            aria-current={id === selected || undefined}
            onClick={() => onSelect({ id })}
          >
            <Avatar name={name} />
            <span>
              <Text as="div" weight={unread > 0 ? 'semibold' : 'regular'} truncate>
                {name}
              </Text>
              <Text as="div" size="caption" tone="muted" tabular>
                {lastUpdated}
              </Text>
            </span>
            {unread > 0 && (
              <Badge tone="accent">
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
