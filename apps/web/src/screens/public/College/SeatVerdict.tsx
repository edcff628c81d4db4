import { shownChances } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { Inline, Stack, Text } from '@seatwise/ui';
import { useEffect } from 'react';
import { content } from '../../../content/collegeStanding.ts';
import { quotaLabel } from '../../../content/places.ts';
import { AddSeat } from '../../../features/choices/AddSeat.tsx';
import { ChanceByRound } from '../../../features/choices/ChanceByRound.tsx';
import { listedSeatsOf } from '../../../features/choices/listedSeats.ts';
import { SeatCosts } from '../../../features/applicant/SeatCosts.tsx';
import { useSeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { useServices } from '../../../services/services.ts';
import type { ClosedSeat } from './standing.ts';
import type { CollegeDetails } from './useCollege.ts';

interface SeatVerdictProps {
  readonly college: Pick<CollegeDetails, 'code' | 'name' | 'state' | 'seats'>;
  readonly seat: ClosedSeat['series'];
}

/** What decides about a seat: its chance, its costs and its number, with the way onto the choices. */
export const SeatVerdict = ({ college, seat: { program, quotaName } }: SeatVerdictProps) => {
  const { code, name, state, seats } = college;
  const seat = { instituteCode: code, institute: name, subject: program, quotaName };
  const entry = { ...seat, state: state ?? undefined };
  const outlook = useSeatKnowledge([entry]).outlooks.get(seatKey(entry));
  const listed = listedSeatsOf(useServices());
  useEffect(() => listed.read(), [listed]);
  const count = seats.find((one) => one.program === program && one.quotaName === quotaName)?.seats;
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Text as="span" size="small" weight="semibold">
          {program} · {quotaLabel(quotaName)}
        </Text>
        <ChanceByRound chances={outlook ? shownChances(outlook, 'Round 1') : []} />
      </Inline>
      {outlook && <SeatCosts row={outlook} seats={count ? content.count(count) : ''} />}
      <Inline>
        <AddSeat entry={entry} />
      </Inline>
    </Stack>
  );
};
