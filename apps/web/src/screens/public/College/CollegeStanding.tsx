import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { categories, categoryName, type Applicant } from '@seatwise/flows/eligibility';
import { allottedSeatName } from '@seatwise/flows/prediction';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { wholeNumberFrom } from '@seatwise/flows/shared';
import {
  Card,
  Disclosure,
  Heading,
  Link,
  SeatLadder,
  Select,
  Stack,
  Text,
  TextField,
  useNumberFormatter,
} from '@seatwise/ui';
import { useMemo, useState } from 'react';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/collegeStanding.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { paths } from '../../../paths.ts';
import { asked } from './College.css.ts';
import { nearestSeats, standingOf, type ClosedSeat } from './standing.ts';
import type { CollegeDetails } from './useCollege.ts';

type CollegeProps = Pick<CollegeDetails, 'ranks' | 'state' | 'kind'>;

/** The number of rungs that fit on a phone below the sentence, without scrolling. */
const shownAtFirst = 4;

const rungsOf = (seats: readonly ClosedSeat[]) => {
  const isOneProgram = new Set(seats.map(({ series }) => series.program)).size === 1;
  return seats.map(({ series, closings }) => {
    const name = [
      !isOneProgram && series.program,
      quotaLabel(series.quotaName),
      allottedSeatName(series),
    ]
      .filter(Boolean)
      .join(' · ');
    return { id: `${series.program} ${name}`, name, closings };
  });
};

interface StandingProps {
  readonly college: CollegeProps;
  readonly student: Applicant;
  readonly rank: number | undefined;
  /** Whether answers in the profile would make the sentence more precise. */
  readonly canAnswer: boolean;
}

/** The answer as a sentence and a picture: the student's rank among the closing ranks of the seats. */
const Standing = ({ college, student, rank, canAnswer }: StandingProps) => {
  const number = useNumberFormatter();
  const { open, depending } = useMemo(() => standingOf(college, student), [college, student]);
  const near = nearestSeats(open, rank, shownAtFirst);
  const easiest = open.at(-1)?.closings[0].rank;
  const enough = open.filter(({ closings: [newest] }) => rank !== undefined && rank <= newest.rank);
  const answer = (): string => {
    if (easiest === undefined) return content.none;
    if (rank === undefined) return content.ask;
    return enough.length > 0
      ? content.enough(enough.length, open.length)
      : content.notEnough(number.format(rank - easiest));
  };
  return (
    <>
      <Heading level={2} size="headline">
        {answer()}
      </Heading>
      {near.length > 0 && <SeatLadder caption={content.seats} seats={rungsOf(near)} rank={rank} />}
      {open.length > near.length && (
        <Disclosure title={content.all(open.length)}>
          <SeatLadder caption={content.all(open.length)} seats={rungsOf(open)} rank={rank} />
        </Disclosure>
      )}
      {depending.length > 0 && (
        <Disclosure title={content.depending(depending.length)}>
          <Stack gap="sm">
            <SeatLadder
              caption={content.depending(depending.length)}
              seats={rungsOf(depending)}
              rank={rank}
            />
            {canAnswer && (
              <Link href={paths.applicant} standalone>
                {content.answer}
              </Link>
            )}
          </Stack>
        </Disclosure>
      )}
      {near.length > 0 && (
        <Text size="small" tone="muted">
          {content.measure}
        </Text>
      )}
    </>
  );
};

/** Asks a visitor for a rank and a category, in place of the account's. */
const VisitorStanding = ({
  college,
  exam,
}: {
  readonly college: CollegeProps;
  readonly exam: Exam;
}) => {
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState<Applicant['category']>('General');
  const student = useMemo((): Applicant => ({ exam, category, pwd: false }), [exam, category]);
  const rank = wholeNumberFrom(typed);
  const { fields } = content;
  return (
    <>
      <div className={asked}>
        <TextField
          label={fields.rank(exam)}
          value={typed}
          inputMode="numeric"
          onChange={({ value }) => setTyped(value)}
          error={typed.trim() !== '' && rank === undefined ? fields.noRank : undefined}
        />
        <Select
          label={fields.category}
          required
          value={category ?? ''}
          options={categories.map((value) => ({ value, label: categoryName(value) }))}
          onChange={({ value }) => setCategory(categories.find((one) => one === value))}
        />
      </div>
      <Standing college={college} student={student} rank={rank} canAnswer={false} />
    </>
  );
};

interface CollegeStandingProps {
  readonly college: CollegeProps;
  /** The exam of the account; for a visitor UG, if the college has such seats. */
  readonly exam: Exam | undefined;
  readonly user: StoredUser | undefined;
}

/** The student’s rank among the seats of a college, at the top of its page. */
export const CollegeStanding = ({ college, exam, user }: CollegeStandingProps) => {
  const { student } = useApplicant().applicant;
  const own = useMemo(() => ({ ...student, exam }), [student, exam]);
  if (!exam || college.ranks.every(({ program }) => examOfProgramme(program.trim()) !== exam))
    return null;
  const isStudent = user !== undefined && !isStaffRole(user.role);
  return (
    <Card as="section" labelledBy="college-standing" raised>
      <Stack gap="sm">
        <Text as="div" size="small" weight="semibold" tone="accent" id="college-standing">
          {content.title}
        </Text>
        {isStudent && typeof user.air === 'number' ? (
          <Standing college={college} student={own} rank={user.air} canAnswer />
        ) : (
          <VisitorStanding college={college} exam={exam} />
        )}
      </Stack>
    </Card>
  );
};
