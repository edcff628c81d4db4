import { seatKey } from '@seatwise/flows/list-sync';
import {
  higherCoursesMissed,
  kindOf,
  listedClosing,
  seasonClosing,
  type MatchedList,
  type RoundOutcome,
} from '@seatwise/flows/practice';
import { reservedSeatCode } from '@seatwise/flows/prediction';
import { Link, Notice, Provenance, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { ofSeat } from '../../../content/choices.ts';
import { content } from '../../../content/practice.ts';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { useRupees } from '../../../hooks/useRupees.ts';
import { paths } from '../../../paths.ts';
import { fact, facts, term } from './Practice.css.ts';
import type { Practice } from './usePractice.ts';

const { seat: copy } = content;

type Entry = MatchedList['entries'][number];

/** A term about the seat or a decision, and its value. */
export const Fact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <div>
    <dt className={term}>{name}</dt>
    <dd className={fact}>{children}</dd>
  </div>
);

/** A year's fee beside the budget; renders nothing if the backend has no fee. */
const Fee = ({ entry }: { readonly entry: Entry }) => {
  const rupees = useRupees();
  const { outlooks, profile } = useSeatKnowledge([entry]);
  const outlook = outlooks.get(seatKey(entry));
  if (outlook?.feePerYear === null) return <Fact name={copy.fee}>{copy.feeUnknown}</Fact>;
  if (outlook?.feePerYear === undefined) return null;
  const over = outlook.feePerYear - (profile.budgetPerYear ?? Infinity);
  return (
    <Fact name={copy.fee}>
      <Text weight="semibold">{rupees.format(outlook.feePerYear)}</Text>
      {outlook.feeSource && <Provenance source={outlook.feeSource} />}
      {over > 0 && <Text tone="critical">{copy.overBudget(rupees.format(over))}</Text>}
      {over <= 0 && over > -Infinity && <Text>{copy.inBudget}</Text>}
    </Fact>
  );
};

interface AllottedSeatProps extends Pick<Practice, 'state'> {
  readonly list: MatchedList;
  /** The outcome of a round that allotted a seat. */
  readonly outcome: RoundOutcome;
}

/** What a letter of allotment leaves out: the closing rank in this season and in the lists, the fee. */
export const AllottedSeat = ({ state, list, outcome }: AllottedSeatProps) => {
  const number = useNumberFormatter();
  const { participant, material } = state.context;
  const { rank, category, isDisabled } = participant!;
  const { round, seat } = outcome;
  const entry = list.entries[outcome.place!]!;
  const [higher] = higherCoursesMissed(list, outcome);
  const closing = seasonClosing(outcome);
  const listed =
    seat && listedClosing(material!.seats, round, seat.programme, kindOf(category, isDisabled));
  return (
    <Stack>
      {higher?.place && (
        <Notice tone="caution" title={content.higher.title(higher.subject)} announced={false}>
          <Text>
            {content.higher.text(higher.subject, entry.subject, number.format(higher.place))}
          </Text>
          <Link href={paths.choices}>{content.editList}</Link>
        </Notice>
      )}
      <dl className={facts}>
        {closing !== null && (
          <>
            <Fact name={copy.closing(content.roundNames[round])}>
              <Text weight="semibold">{copy.inSeason(number.format(closing))}</Text>
              {listed && (
                <Text>
                  {copy.basis[listed.basis](number.format(listed.rank), String(listed.year))}
                  {ofSeat(reservedSeatCode(listed))}
                </Text>
              )}
            </Fact>
            <Fact name={copy.margin}>
              <Text weight="semibold">
                <Text as="span" tone="you" tabular>
                  {number.format(rank)}
                </Text>
                {copy.ahead(closing - rank)}
              </Text>
            </Fact>
          </>
        )}
        <Fee entry={entry} />
      </dl>
    </Stack>
  );
};
