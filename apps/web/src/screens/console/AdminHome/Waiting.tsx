import type { AnswerOf } from '@seatwise/api-client';
import { overviews } from '@seatwise/api-client/contract/overview';
import { isNotOffered } from '@seatwise/flows/shared';
import {
  Badge,
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  useDateFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useRupees } from '../../../hooks/useRupees.ts';
import { useId } from 'react';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { waiting as copy } from '../../../content/admin.ts';
import { paths } from '../../../paths.ts';
import { room } from './Waiting.css.ts';

type Group = AnswerOf<typeof overviews.adminWaiting>[number];
type Kind = Group['kind'];

const pageOf: Readonly<Record<Kind, string>> = {
  chats: `${paths.adminChat}?show=waiting`,
  messages: paths.adminMessages,
  questions: paths.adminFigures,
  orders: paths.adminPayments,
  refunds: `${paths.adminPayments}?state=refund-due`,
  files: paths.adminFiles,
};

/** The page of a single item, for kinds that have one. */
const itemPageOf: { readonly [K in Kind]?: (id: string) => string } = {
  chats: (id) => `${paths.adminChat}?conversation=${id}`,
};

const daysSince = (moment: string): number =>
  Math.floor((Date.now() - Date.parse(moment)) / 86_400_000);

/** The start of a queue's longest wait; undefined for an empty one, and for news, which waits for nobody. */
const oldestOf = ({ kind, items }: Group): string | undefined =>
  kind === 'files' ? undefined : (items?.[0]?.since ?? undefined);

/** The queue that waits longest first, those without a wait last. */
const byAge = (groups: readonly Group[]): readonly Group[] => {
  const startOf = (group: Group): number => Date.parse(oldestOf(group) ?? '9999-12-31');
  return groups.toSorted((a, b) => startOf(a) - startOf(b));
};

const WaitingGroup = (group: Group) => {
  const { kind } = group;
  const items = group.items ?? [];
  const count = group.count ?? items.length;
  const oldest = oldestOf(group);
  const days = oldest === undefined ? 0 : daysSince(oldest);
  const id = useId();
  const number = useNumberFormatter();
  const money = useRupees();
  const date = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const { title, none, all } = copy[kind];
  const itemPage = itemPageOf[kind];
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <Badge tone={days > 0 ? 'caution' : 'neutral'}>{number.format(count)}</Badge>
        </Inline>
        {oldest !== undefined && (
          <Text as="div" size="small" weight={days > 0 ? 'semibold' : 'regular'}>
            {copy.longest(days)}
          </Text>
        )}
        {items.length === 0 && <Text tone="muted">{none}</Text>}
        {items.map((item) => (
          <div key={item.id}>
            <Text as="div">
              {itemPage ? (
                <Link href={itemPage(item.id)} standalone>
                  {item.title || item.id}
                </Link>
              ) : (
                item.title || item.id
              )}
            </Text>
            {item.refund && (
              <Text as="div" size="small">
                {money.format(item.refund.amountPaise / 100)}
                {item.refund.reason && ` · ${copy.refundReasons[item.refund.reason]}`}
              </Text>
            )}
            <Text as="div" size="small" tone="muted">
              {[
                item.plan,
                item.amountPaise != null && money.format(item.amountPaise / 100),
                item.since && copy.since(daysSince(item.since), date.format(new Date(item.since))),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        ))}
        {count > items.length && (
          <Text size="small" tone="muted">
            {copy.more(number.format(count - items.length))}
          </Text>
        )}
        <Link href={pageOf[kind]} standalone>
          {all}
        </Link>
      </Stack>
    </Card>
  );
};

/** The work that waits for an admin; renders nothing if the server lacks the operation. */
export const Waiting = () => {
  const { data, status } = useQuery(overviews, 'adminWaiting', undefined, {
    nullIf: isNotOffered,
  });
  if (status === 'loading') return <div className={room} />;
  if (!data || data.length === 0) return null;
  return (
    <Stack>
      <Heading level={2}>{copy.heading}</Heading>
      <LeftOut of={overviews.adminWaiting} />
      <Grid columns={3}>
        {byAge(data).map((group) => (
          <WaitingGroup key={group.kind} {...group} />
        ))}
      </Grid>
    </Stack>
  );
};
