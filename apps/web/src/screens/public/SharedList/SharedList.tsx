import { ApiError } from '@seatwise/api-client';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { roundOfList } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import {
  Button,
  EmptyState,
  icons,
  Inline,
  Link,
  Notice,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useDateFormatter,
  useNumberFormatter,
  VisuallyHidden,
} from '@seatwise/ui';
import { lazy, Suspense, useState } from 'react';
import { content as choices } from '../../../content/choices.ts';
import { shared as copy } from '../../../content/sharing.ts';
import { commentsBySeat, EntryComments } from '../../../features/choices/EntryComments.tsx';
import { ChoiceFacts } from '../../../features/choices/ChoiceFacts.tsx';
import { givenBy, useGiver } from '../../../features/choices/useGiver.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { paths } from '../../../paths.ts';
import type { SharedListAnswer } from './AboutStudent.tsx';
import { CommentDialog, type SharedEntry } from './CommentDialog.tsx';
import { entries as entriesStyle, entry as entryStyle, position } from './SharedList.css.ts';

/** Only staff see this part, so others do not load it. */
const AboutStudent = lazy(async () => ({
  default: (await import('./AboutStudent.tsx')).AboutStudent,
}));

interface SharedChoicesProps {
  readonly list: SharedListAnswer;
  /** Undefined for readers who may not comment. */
  readonly onComment?: ((entry: SharedEntry) => void) | undefined;
}

const SharedChoices = ({
  list: { name, entries, comments, student },
  onComment,
}: SharedChoicesProps) => {
  const outlooks = new Map(student?.outlooks.map((outlook) => [seatKey(outlook), outlook]));
  const bySeat = commentsBySeat(comments ?? []);
  return (
    <ol className={entriesStyle} aria-label={copy.list}>
      {entries.map((entry, index) => (
        <li key={seatKey(entry)} className={entryStyle}>
          <span className={position}>{index + 1}</span>
          <Stack gap="xxs">
            <Text weight="semibold">{entry.institute}</Text>
            <Text size="small" tone="muted">
              {[
                choices.seat(entry.subject, entry.quotaName),
                choices.place(entry.city ?? undefined, entry.state ?? undefined),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {student && (
              <ChoiceFacts outlook={outlooks.get(seatKey(entry))} round={roundOfList(name)} />
            )}
            <EntryComments comments={bySeat.get(seatKey(entry)) ?? []} />
            {onComment && (
              <Inline>
                <Button tone="text" size="compact" onPress={() => onComment(entry)}>
                  {copy.write}
                  <VisuallyHidden> {copy.on(entry.institute)}</VisuallyHidden>
                </Button>
              </Inline>
            )}
          </Stack>
        </li>
      ))}
    </ol>
  );
};

interface NoListProps {
  readonly isMissing: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

const NoList = ({ isMissing, hasFailed, onRetry }: NoListProps) => (
  <Stack gap="lg">
    <PageHeader title={isMissing ? copy.missing : copy.fallbackTitle} />
    {isMissing ? (
      <EmptyState
        title={copy.missingHint}
        icon={icons.ListChecks}
        action={
          <Link href={paths.landing} variant="button" tone="secondary">
            {copy.home}
          </Link>
        }
      />
    ) : hasFailed ? (
      <EmptyState
        title={copy.failed}
        icon={icons.CircleAlert}
        action={<Button onPress={onRetry}>{copy.again}</Button>}
      >
        {copy.failedHint}
      </EmptyState>
    ) : (
      <Skeleton />
    )}
  </Stack>
);

/** The server refuses truncated links with 400 before it looks them up. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A choice list for readers who have its link; staff can comment on it. */
export const SharedList = ({ token }: { readonly token: string }) => {
  const isEnabled = token !== '';
  const { data, status, refetch } = useQuery(
    sharedLists,
    'readSharedList',
    { token },
    { isEnabled, nullIf: isGone },
  );
  const list = isEnabled ? data : null;
  const giver = useGiver(list?.authority ?? undefined);
  const [commented, setCommented] = useState<SharedEntry>();
  const day = useDateFormatter({ dateStyle: 'long' });
  const number = useNumberFormatter();
  const dated = (text: (date: string) => string, time: string | null | undefined) =>
    time ? [text(day.format(new Date(time)))] : [];
  if (!list)
    return <NoList isMissing={list === null} hasFailed={status === 'failed'} onRetry={refetch} />;
  return (
    <Stack gap="lg">
      <PageHeader title={list.name} subtitle={copy.subtitle} />
      <Text size="small" tone="muted">
        {[
          givenBy(giver),
          copy.count(list.entries.length),
          ...(list.lockedAt
            ? dated(copy.locked, list.lockedAt)
            : dated(copy.saved, list.updatedAt)),
          ...(typeof list.rank === 'number' ? [copy.rank(number.format(list.rank))] : []),
          ...dated(copy.until, list.expiresAt),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Text>
      {list.mayComment === false && <Notice>{copy.noCounsellor}</Notice>}
      {list.student && (
        <Suspense fallback={null}>
          <AboutStudent list={list} student={list.student} id={token} />
        </Suspense>
      )}
      {list.entries.length === 0 ? (
        <EmptyState title={copy.empty} icon={icons.ListChecks} />
      ) : (
        <SharedChoices list={list} onComment={list.mayComment ? setCommented : undefined} />
      )}
      {commented && (
        <CommentDialog
          token={token}
          entry={commented}
          onSent={refetch}
          onClose={() => setCommented(undefined)}
        />
      )}
    </Stack>
  );
};
