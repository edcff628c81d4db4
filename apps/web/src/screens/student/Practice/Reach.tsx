import type { EntryOutcome, MatchedList, RoundOutcome } from '@seatwise/flows/practice';
import { Disclosure, SeatLadder, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/practice.ts';

const { near: words, other, excluded: excludedWords } = content;

/** How many choices are listed on either side of the allotted one. */
const listed = 5;
/** How many misses are listed after a round without a seat, however far they are. */
const listedWithoutSeat = 3;
/** A choice missed by more than this share of the rank was not near; ranks change by about as much between years. */
const nearly = 0.1;

interface ReachProps {
  readonly outcome: RoundOutcome;
  readonly list: MatchedList;
  readonly rank: number;
}

const missedBy = (rank: number, { neededRank }: EntryOutcome): number =>
  rank - (neededRank ?? rank);

/** The choices that the student nearly got, the allotted one, and those that another order would have given. */
export const Reach = ({ outcome, list, rank }: ReachProps) => {
  const number = useNumberFormatter();
  // The seat that the student holds is not a choice of the list.
  const entries = list.entries.flatMap(({ place, ...entry }, index) =>
    place === null ? [] : [{ ...entry, ...outcome.entries[index]!, place, index }],
  );
  const reached = outcome.place ?? entries.length;
  const hasSeat = outcome.place !== null;
  const missed = entries
    .filter(({ index, neededRank }) => index < reached && neededRank !== 0)
    .toSorted((a, b) => missedBy(rank, a) - missedBy(rank, b));
  const near = missed.filter((entry) => missedBy(rank, entry) <= nearly * rank).slice(0, listed);
  const others = entries.filter(({ index, wasWithinReach }) => index > reached && wasWithinReach);
  const drawn = [
    ...(hasSeat ? near.toSorted((a, b) => a.index - b.index) : missed.slice(0, listedWithoutSeat)),
    ...entries.filter(({ index }) => index === outcome.place),
    ...others.slice(0, listed),
  ];
  const heading = hasSeat ? words.heading : words.missed;
  return (
    <TitledCard title={heading} id="practice-reach">
      {drawn.length > 0 && (
        <SeatLadder
          caption={heading}
          rank={rank}
          seats={drawn.map(({ index, place, institute, subject, neededRank }) => ({
            id: String(index),
            name: (
              <Text as="span" weight={index === outcome.place ? 'semibold' : 'regular'}>
                {words.choice(number.format(place), institute, subject)}
              </Text>
            ),
            // Any rank gets a seat that is vacant in the end.
            closings: [{ rank: neededRank ?? rank }],
          }))}
        />
      )}
      <Stack gap="xxs">
        {near.length === 0 && <Text>{hasSeat ? words.none : words.noneWithoutSeat}</Text>}
        {hasSeat && <Text>{others.length > 0 ? other.text : other.none}</Text>}
        <Text size="small" tone="muted">
          {content.competitors(number.format(outcome.competitors))}
        </Text>
      </Stack>
    </TitledCard>
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
