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
  Skeleton,
  Stack,
  Text,
  TextField,
  useNumberFormatter,
} from '@seatwise/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/collegeStanding.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useHydrated } from '../../../hydration/useHydrated.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { collegePath, paths } from '../../../paths.ts';
import { asked } from './College.css.ts';
import { waitingQuestion } from '../../../services/waitingQuestion.ts';
import {
  listedByState,
  decidingSeat,
  nearestSeats,
  standingOf,
  stateClosingsOf,
  type ClosedSeat,
} from './standing.ts';
import type { CollegeDetails } from './useCollege.ts';
import { waysId, type Ways } from './useWays.ts';

type CollegeProps = Pick<CollegeDetails, 'code' | 'name' | 'ranks' | 'state' | 'kind' | 'seats'>;

/** Only students have choices, so that its code loads for them alone. */
const SeatVerdict = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./SeatVerdict.tsx'))).SeatVerdict,
}));

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

/** The verdict on a rank by the closing ranks of the seats that an authority gives. */
const verdictText = (
  authority: string,
  closings: readonly number[],
  { rank, number }: { readonly rank: number; readonly number: Intl.NumberFormat },
): string => {
  const enough = closings.filter((closing) => rank <= closing).length;
  return enough > 0
    ? content.enough(authority, enough, closings.length)
    : content.notEnough(authority, number.format(rank - Math.max(...closings)));
};

interface StateStandingProps {
  readonly college: CollegeProps;
  readonly student: Applicant;
  readonly rank: number | undefined;
  readonly ways: Ways;
}

/** The verdict on the seats of the college's state, or where they are if they cannot be judged. */
const StateStanding = ({
  college: { code, state, kind },
  student,
  rank,
  ways: { data, status },
}: StateStandingProps) => {
  const number = useNumberFormatter();
  const isPossible = kind === 'government' || kind === 'private';
  if (!data)
    return status === 'loading' && isPossible ? (
      <div aria-busy="true">
        <Skeleton />
      </div>
    ) : null;
  const authority = listedByState(data)[0]?.authority;
  const name = authority?.shortName ?? authority?.name;
  if (!name) return null;
  const closings = stateClosingsOf(data, { state, kind }, student);
  return rank !== undefined && closings.length > 0 ? (
    <Heading level={3}>{verdictText(inLanguage(name), closings, { rank, number })}</Heading>
  ) : (
    <Text size="small">
      {content.ofState(inLanguage(name))}{' '}
      <Link href={`${collegePath(code)}#${waysId}`}>{content.toState}</Link>
    </Text>
  );
};

interface StandingProps extends StateStandingProps {
  /** Whether the rank is an account's, whose profile can make the sentence more precise. */
  readonly canAnswer: boolean;
}

/** The answer as a sentence and a picture: the student's rank among the closing ranks of the seats. */
const Standing = ({ college, student, rank, canAnswer, ways }: StandingProps) => {
  const number = useNumberFormatter();
  const { open, depending } = useMemo(() => standingOf(college, student), [college, student]);
  const near = nearestSeats(open, rank, shownAtFirst);
  const deciding = canAnswer && rank !== undefined && decidingSeat(open, rank);
  const closings = open.map(({ closings: [newest] }) => newest.rank);
  const answer = (): string => {
    if (closings.length === 0) return content.none;
    if (rank === undefined) return content.ask;
    return verdictText('MCC', closings, { rank, number });
  };
  return (
    <>
      <Heading level={2} size="headline">
        {answer()}
      </Heading>
      {deciding && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <SeatVerdict college={college} seat={deciding.series} />
        </Suspense>
      )}
      <StateStanding college={college} student={student} rank={rank} ways={ways} />
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
  ways,
  isAsked,
}: {
  readonly college: CollegeProps;
  readonly exam: Exam;
  readonly ways: Ways;
  /** Whether the fields begin with the question that the visitor asked on the landing page. */
  readonly isAsked: boolean;
}) => {
  const waiting = useMemo(() => (isAsked ? waitingQuestion.read() : undefined), [isAsked]);
  const [own, setOwn] = useState<{ typed?: string; category?: Applicant['category'] }>({});
  const typed = own.typed ?? String(waiting?.rank ?? '');
  const category = own.category ?? waiting?.category ?? 'General';
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
          onChange={({ value }) => setOwn((before) => ({ ...before, typed: value }))}
          error={typed.trim() !== '' && rank === undefined ? fields.noRank : undefined}
        />
        <Select
          label={fields.category}
          required
          value={category}
          options={categories.map((value) => ({ value, label: categoryName(value) }))}
          onChange={({ value }) =>
            setOwn((before) => ({ ...before, category: categories.find((one) => one === value) }))
          }
        />
      </div>
      <Standing college={college} student={student} rank={rank} canAnswer={false} ways={ways} />
    </>
  );
};

interface CollegeStandingProps {
  readonly college: CollegeProps;
  /** The exam of the account; for a visitor UG, if the college has such seats. */
  readonly exam: Exam | undefined;
  readonly user: StoredUser | undefined;
  readonly ways: Ways;
}

/** The student’s rank among the seats of a college, at the top of its page. */
export const CollegeStanding = ({ college, exam, user, ways }: CollegeStandingProps) => {
  const { student } = useApplicant().applicant;
  const own = useMemo(() => ({ ...student, exam }), [student, exam]);
  const isHydrated = useHydrated();
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
          <Standing college={college} student={own} rank={user.air} canAnswer ways={ways} />
        ) : (
          <VisitorStanding
            college={college}
            exam={exam}
            ways={ways}
            isAsked={isHydrated && exam === 'UG'}
          />
        )}
      </Stack>
    </Card>
  );
};
