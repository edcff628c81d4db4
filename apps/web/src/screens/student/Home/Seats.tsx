import { seatKey } from '@seatwise/flows/list-sync';
import {
  EmptyState,
  icons,
  Link,
  SeatLadder,
  Skeleton,
  Text,
  useListFormatter,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/season.ts';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { paths } from '../../../paths.ts';
import type { SeasonProps } from './useSeason.ts';

const { seats: copy } = content;

/** The number of choices that are drawn. */
const drawn = 3;

type List = NonNullable<SeasonProps['season']['lists']>[number];

interface LadderProps {
  readonly list: List;
  readonly rank: number | undefined;
}

const kindOf = ({ subject, quotaName }: List['entries'][number]): string =>
  `${subject} · ${quotaLabel(quotaName)}`;

const Ladder = ({ list, rank }: LadderProps) => {
  const entries = useMemo(() => list.entries.slice(0, drawn), [list]);
  const listed = useListFormatter({ type: 'conjunction' });
  const { outlooks, isLoading } = useSeatKnowledge(entries, list.authority ?? undefined);
  if (isLoading) return <Skeleton shape="block" />;
  // What all of them have in common is said once.
  const [kind, ...others] = new Set(entries.map(kindOf));
  const isOneKind = others.length === 0;
  const seats = entries.map((entry, index) => {
    const [newest, ...earlier] = (outlooks.get(seatKey(entry))?.history ?? [])
      .map(({ year, maxAir }) => ({ year, rank: maxAir }))
      .toSorted((a, b) => b.year - a.year);
    const college = copy.seat(index + 1, entry.institute);
    return {
      id: seatKey(entry),
      name: isOneKind ? college : `${college}, ${kindOf(entry)}`,
      closings: newest && ([newest, ...earlier] as const),
    };
  });
  const known = seats.flatMap(({ closings, name, id }) =>
    closings
      ? [
          {
            id,
            closings,
            name: (
              <Text as="span" size="small">
                {name}
              </Text>
            ),
          },
        ]
      : [],
  );
  const unknown = seats.filter(({ closings }) => !closings).map(({ name }) => name);
  const caption = copy.caption(list.name, isOneKind ? kind : undefined);
  return (
    <>
      <Text size="small" tone="muted">
        {caption}
      </Text>
      {known.length > 0 && <SeatLadder caption={caption} rank={rank} seats={known} />}
      {unknown.length > 0 && (
        <Text size="small" tone="muted">
          {copy.unknown(listed.format(unknown))}
        </Text>
      )}
    </>
  );
};

/** The first choices of the list that is due, with the student's rank through their closing ranks. */
export const Seats = ({ season: { user, lists, isLoading } }: SeasonProps) => {
  const filled = lists?.filter(({ entries }) => entries.length > 0) ?? [];
  const list = filled.find(({ lockedAt }) => !lockedAt) ?? filled[0];
  return (
    <TitledCard
      title={copy.heading}
      id="home-seats"
      gap="xs"
      aside={
        list && (
          <Link href={paths.choices} standalone>
            {copy.all(list.entries.length)}
          </Link>
        )
      }
    >
      {isLoading && <Skeleton shape="block" />}
      {list && (
        <Ladder
          key={list.id}
          list={list}
          rank={typeof user.air === 'number' ? user.air : undefined}
        />
      )}
      {!isLoading && !list && (
        <EmptyState
          title={copy.empty}
          icon={icons.ListChecks}
          action={
            <Link href={paths.prediction} variant="button" tone="secondary">
              {copy.add}
            </Link>
          }
        >
          {copy.hint}
        </EmptyState>
      )}
    </TitledCard>
  );
};
