import type { AnswerOf } from '@seatwise/api-client';
import type { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { seatKey } from '@seatwise/flows/list-sync';
import { Badge, Inline, Stack, Text, useDateFormatter } from '@seatwise/ui';
import { comments as copy } from '../../content/sharing.ts';

export type Comment = AnswerOf<typeof sharedLists.readChoiceShare>['comments'][number];

/** Groups comments by the key of their seat, in the order they were written. */
export const commentsBySeat = (
  comments: readonly Comment[],
): ReadonlyMap<string, readonly Comment[]> => Map.groupBy(comments, seatKey);

interface EntryCommentsProps {
  readonly comments: readonly Comment[];
  /** Whether comments that the student has not read are marked. @default false */
  readonly marksUnread?: boolean;
}

/** The counsellors' comments on a seat. */
export const EntryComments = ({ comments, marksUnread = false }: EntryCommentsProps) => {
  const day = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  return comments.map(({ id, text, author, writtenAt, isRead }) => (
    <Stack key={id} gap="xxs">
      <Inline gap="xs">
        <Text as="span" size="small" tone="muted">
          {copy.by(author ?? copy.staff, writtenAt ? day.format(new Date(writtenAt)) : '')}
        </Text>
        {marksUnread && isRead !== true && <Badge tone="info">{copy.unread}</Badge>}
      </Inline>
      <Text size="small">{text}</Text>
    </Stack>
  ));
};
