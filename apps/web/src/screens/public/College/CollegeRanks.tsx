import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { StoredUser } from '@seatwise/flows/session';
import {
  EmptyState,
  Heading,
  RankHistory,
  Select,
  Stack,
  Text,
  useListFormatter,
} from '@seatwise/ui';
import { useMemo } from 'react';
import { quotaLabel } from '../../../content/places.ts';
import { content } from '../../../content/college.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useUrlQuery } from '../../../hooks/useUrlQuery.ts';
import { examOfUser } from '../../../session/examOfUser.ts';
import { optionsOf } from '../../../lib/options.ts';
import { choices } from './College.css.ts';
import { chooseSeries, lineOf, ranksCodec, type Series } from './rankSeries.ts';
import { nearestSeats, standingOf } from './standing.ts';
import type { CollegeDetails } from './useCollege.ts';

/** The rounds whose lists have only newly given seats; if only the later lists do, with the first such year. */
const newlyGivenIn = (years: Series['years']): string[] => {
  const rounds = Map.groupBy(years, ({ round }) => round ?? '');
  return [...rounds].flatMap(([round, of]) => {
    const first = of.find(({ holds }) => holds === 'new');
    if (!first) return [];
    return of.every(({ holds }) => holds === 'new')
      ? content.roundName(round)
      : content.roundFrom(round, first.year);
  });
};

interface CollegeRanksProps {
  readonly college: CollegeDetails;
  /** The exam of the account; for a visitor UG, if the college has such seats. */
  readonly exam: Exam | undefined;
  readonly user: StoredUser | undefined;
}

/** Finds the seat open to the student that closed nearest to the rank; a visitor counts as General. */
const useNearestSeat = ({ college, exam, user }: CollegeRanksProps): Series | undefined => {
  const { student } = useApplicant().applicant;
  return useMemo(() => {
    const known = user ? student : { category: 'General' as const, pwd: false };
    const { open } = standingOf(college, { ...known, exam });
    return nearestSeats(open, user?.air ?? undefined, 1)[0]?.series;
  }, [college, exam, user, student]);
};

/** The ranks of one seat at a time, with the student's own rank if it is of the same exam. */
export const CollegeRanks = (props: CollegeRanksProps) => {
  const {
    college: { ranks },
    user,
  } = props;
  const [query, update] = useUrlQuery(ranksCodec);
  const nearest = useNearestSeat(props);
  const { programs, quotas, seats, chosen, series } = chooseSeries(ranks, query, nearest);
  const list = useListFormatter({ type: 'unit', style: 'short' });
  const exam = examOfUser(user);
  const rank = typeof user?.air === 'number' ? user.air : undefined;
  const isSameExam = exam === examOfProgramme(chosen.program);
  const { program, quota, seat } = chosen;
  const publishers = [
    ...new Set((series?.years ?? []).flatMap(({ publisher }) => publisher ?? [])),
  ];
  const newlyGiven = newlyGivenIn(series?.years ?? []);
  /** A select whose change also sets `rest`, which resets the choices that depend on it. */
  const select = (name: keyof typeof chosen, names: readonly string[], rest = {}) => (
    <Select
      label={content[name]}
      required
      value={chosen[name]}
      options={optionsOf(names, quotaLabel)}
      onChange={({ value }) => update({ ...chosen, ...rest, [name]: value }, 'replace')}
    />
  );
  return (
    <Stack as="section">
      <Heading level={2}>{content.ranks}</Heading>
      {series ? (
        <>
          <Text size="small" tone="muted">
            {content.ranksHint}
          </Text>
          <div className={choices}>
            {select('program', programs, { quota: '', seat: '' })}
            {select('quota', quotas, { seat: '' })}
            {select('seat', seats)}
          </div>
          {rank !== undefined && exam && !isSameExam && (
            <Text size="small">{content.otherExam(exam)}</Text>
          )}
          {publishers.length > 0 && (
            <Text size="small" tone="muted">
              {content.ranksFrom(publishers.join(', '))}{' '}
              {newlyGiven.length > 0 && content.ranksNew(list.format(newlyGiven))}
            </Text>
          )}
          <RankHistory
            caption={content.seriesCaption(program, quota, seat)}
            rank={isSameExam ? rank : undefined}
            years={series.years.map(({ year, round, minAir, maxAir, admits }) => ({
              label: round ? content.round(year, round) : String(year),
              year: String(year),
              line: lineOf(round),
              min: minAir,
              max: maxAir,
              admits,
            }))}
          />
        </>
      ) : (
        <EmptyState title={content.noRanks}>{content.noRanksHint}</EmptyState>
      )}
    </Stack>
  );
};
