import {
  higherCoursesMissed,
  type EntryOutcome,
  type MatchedList,
  type RoundOutcome,
} from '@seatwise/flows/practice';
import { Badge, Disclosure, Heading, Inline, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/practice.ts';

const { near, other, excluded: excludedWords } = content;

/** How many of the missed choices are listed, the nearest first. */
const listed = 5;
/** A choice missed by more than this share of the rank was not near; ranks change by about as much between years. */
const nearly = 0.1;

interface ReachProps {
  readonly outcome: RoundOutcome;
  readonly list: MatchedList;
  readonly rank: number;
}

const missedBy = (rank: number, { neededRank }: EntryOutcome): number =>
  rank - (neededRank ?? rank);

/** The choices that the student nearly got, and those that another order would have given. */
export const Reach = ({ outcome, list, rank }: ReachProps) => {
  const number = useNumberFormatter();
  // The seat that the student holds is not a choice of the list.
  const entries = list.entries.flatMap(({ place, ...entry }, index) =>
    place === null ? [] : [{ ...entry, ...outcome.entries[index]!, place, index }],
  );
  const reached = outcome.place ?? entries.length;
  const missed = entries
    .filter(({ index, neededRank }) => index < reached && neededRank !== 0)
    .filter((entry) => missedBy(rank, entry) <= nearly * rank)
    .toSorted((a, b) => missedBy(rank, a) - missedBy(rank, b))
    .slice(0, listed);
  const higher = higherCoursesMissed(list, outcome);
  const others = entries.filter(({ index, wasWithinReach }) => index > reached && wasWithinReach);
  return (
    <>
      {reached > 0 && (
        <Stack gap="sm">
          <Heading level={2} size="title">
            {near.heading}
          </Heading>
          {missed.length === 0 && (
            <Text>{outcome.place === null ? near.noneWithoutSeat : near.none}</Text>
          )}
          <Stack as="ol" gap="sm">
            {missed.map((entry) => (
              <li key={entry.place}>
                <Text as="strong">{entry.institute}</Text>
                <Text>{`${entry.subject} · ${quotaLabel(entry.quotaName)}`}</Text>
                <Inline>
                  <Badge>{content.place(number.format(entry.place))}</Badge>
                  <Text as="span">
                    {`${near.needed(number.format(entry.neededRank ?? rank))}, ${near.missed(missedBy(rank, entry))}`}
                  </Text>
                </Inline>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {outcome.place !== null && (
        <Stack gap="sm">
          <Heading level={2} size="title">
            {other.heading}
          </Heading>
          {higher.length === 0 && <Text>{other.best}</Text>}
          <Text>{others.length > 0 ? other.text : other.none}</Text>
          {others.length > 0 && (
            <Stack as="ul" gap="xs">
              {others.slice(0, listed).map((entry) => (
                <li key={entry.place}>
                  {other.item(entry.institute, entry.subject, number.format(entry.place))}
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
};

/** The entries that do not take part, with the reasons. */
export const LeftOut = ({ list: { excluded } }: Pick<ReachProps, 'list'>) => {
  const number = useNumberFormatter();
  if (excluded.length === 0) return null;
  return (
    <Disclosure title={excludedWords.heading(number.format(excluded.length))}>
      <Stack as="ul" gap="xs">
        {excluded.map(({ place, institute, subject, why }) => (
          <li key={place}>
            {`${content.place(number.format(place))}: ${institute}, ${subject} (${excludedWords[why]})`}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
};
