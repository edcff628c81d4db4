import type { Applicant } from '@seatwise/flows/eligibility';
import {
  Disclosure,
  Heading,
  Link,
  RankHistory,
  Select,
  Stack,
  Text,
  useListFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content as page } from '../../../content/college.ts';
import { content } from '../../../content/collegeWays.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { useRupees } from '../../../hooks/useRupees.ts';
import { lines } from './College.css.ts';
import { StateFees } from './CollegeCosts.tsx';
import { lineOf } from './rankSeries.ts';
import { isOwnSeat } from './standing.ts';
import type { CollegeDetails, Way } from './useCollege.ts';
import { waysId, type Ways } from './useWays.ts';

type Seat = Way['seats'][number];

/** The closing ranks and marks of a seat by the state's own merit list, one line for each round. */
const MeritLines = ({ rounds }: Pick<Seat, 'rounds'>) => {
  const number = useNumberFormatter();
  const list = useListFormatter({ type: 'unit', style: 'short' });
  const { merit: copy } = content;
  const textOf = (figure: number | null | undefined, text: (figure: string) => string): string[] =>
    typeof figure === 'number' ? [text(number.format(figure))] : [];
  return (
    <ul className={lines}>
      {rounds.map(({ year, round, merit, categoryMerit, marks }) => (
        <li key={`${year} ${round}`}>
          {copy.line(
            year,
            round,
            list.format([
              ...textOf(merit, copy.rank),
              ...textOf(categoryMerit, copy.category),
              ...textOf(marks, copy.marks),
            ]),
          )}
        </li>
      ))}
    </ul>
  );
};

interface SeatsProps {
  readonly seats: readonly Seat[];
  /** The publisher of the ranks. */
  readonly publisher: string;
  readonly rank: number | undefined;
  /** The student, if the state is their home. */
  readonly student: Applicant | undefined;
}

/** The seat of the student's own category, or else the first. */
const firstShown = (seats: readonly Seat[], student: Applicant | undefined): number => {
  const own = student
    ? seats.findIndex((seat) => seat.category === student.stateCategory && isOwnSeat(seat, student))
    : -1;
  return Math.max(own, 0);
};

/** The seats of one way in, one at a time, with its fee, and its ranks by year and round. */
const WaySeats = ({ seats, publisher, rank, student }: SeatsProps) => {
  const rupees = useRupees();
  const names = seats.map(({ program, pool }) => content.seatName(program, inLanguage(pool)));
  const [selected, setSelected] = useState<number>();
  const chosen = selected ?? firstShown(seats, student);
  const { fee, rounds } = seats[chosen]!;
  const closed = rounds.filter(({ closing }) => typeof closing === 'number');
  return (
    <Disclosure title={content.ranks(seats.length)}>
      <Stack gap="sm">
        <Select
          label={content.seat}
          required
          value={String(chosen)}
          options={names.map((label, index) => ({ value: String(index), label }))}
          onChange={({ value }) => setSelected(Number(value))}
        />
        <Text size="small" tone="muted">
          {typeof fee === 'number' ? content.fee(rupees.format(fee)) : content.noFee}{' '}
          {content.from(publisher)}
        </Text>
        {closed.length > 0 ? (
          <RankHistory
            caption={names[chosen]!}
            rank={rank}
            years={closed.map(({ year, round, opening, closing }) => ({
              label: page.round(year, round),
              year: String(year),
              line: lineOf(round),
              min: opening,
              max: closing!,
            }))}
          />
        ) : (
          <MeritLines rounds={rounds} />
        )}
      </Stack>
    </Disclosure>
  );
};

interface WayPartProps extends Pick<SeatsProps, 'rank' | 'student'> {
  readonly way: Way;
}

const WayPart = ({ way, rank, student }: WayPartProps) => {
  const { authority, kind, seats } = way;
  const name = authority.name ? inLanguage(authority.name) : '';
  const short = authority.shortName ? inLanguage(authority.shortName) : name;
  return (
    <Stack as="section" gap="xs">
      <Heading level={3}>{content.way(kind ? inLanguage(kind.label) : undefined, short)}</Heading>
      {kind && <Text size="small">{inLanguage(kind.who)}</Text>}
      <Text size="small" tone="muted">
        {content.givenBy}{' '}
        {authority.portal ? (
          <Link href={authority.portal} newTab>
            {name}
          </Link>
        ) : (
          name
        )}
        . {seats.length === 0 && (kind ? content.above : content.noLists)}
      </Text>
      {seats.length > 0 && (
        <WaySeats seats={seats} publisher={short} rank={rank} student={student} />
      )}
    </Stack>
  );
};

interface CollegeWaysProps {
  readonly college: Pick<CollegeDetails, 'state' | 'stateFees'>;
  readonly ways: Ways;
  /** The student's own rank, if known. */
  readonly rank: number | undefined;
  /** Whether the page knows nothing else about the college's seats. */
  readonly isOpen: boolean;
}

/** A college's seats in an exam by authority and kind: who may take them, their cost and closing ranks. */
export const CollegeWays = ({
  college: { state, stateFees },
  ways: { status, data, refetch },
  rank,
  isOpen,
}: CollegeWaysProps) => {
  const { hash } = useLocation();
  const { student } = useApplicant().applicant;
  const own = student?.homeState === state ? student : undefined;
  const fees = stateFees && stateFees.length > 0 && <StateFees fees={stateFees} />;
  if (status === 'failed') return <LoadFailure onRetry={refetch}>{content.failed}</LoadFailure>;
  // The rest of the page already covers a college that has only MCC's seats.
  if (!data?.some(({ kind, seats }) => !kind || seats.length > 0)) return fees;
  return (
    <div id={waysId}>
      <Disclosure
        initiallyOpen={isOpen || hash === `#${waysId}`}
        title={
          <Heading level={2} size="title">
            {content.title}
          </Heading>
        }
      >
        <Stack>
          {data.map((way) => (
            <WayPart
              key={`${way.authority.portal} ${way.kind?.key}`}
              way={way}
              rank={rank}
              student={own}
            />
          ))}
          {fees}
        </Stack>
      </Disclosure>
    </div>
  );
};
