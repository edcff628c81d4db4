import { categoryName } from '@seatwise/flows/eligibility';
import { closingsOf, nextCourseOf, emptyForm, type Prediction } from '@seatwise/flows/prediction';
import {
  readTrialFile,
  trialAnswer,
  type TrialAnswer,
  type TrialFile,
  type TrialQuestion,
} from '@seatwise/flows/trial';
import { announce, Heading, Link, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { useEffect, useMemo } from 'react';
import { content } from '../../../content/landing.ts';
import { trial as copy } from '../../../content/trial.ts';
import { content as verdictText } from '../../../content/verdict.ts';
import { courseText, listText, otherwiseText } from '../../../features/verdict/verdictTexts.ts';
import { useLakhs } from '../../../hooks/useRupees.ts';
import { collegePath, paths, predictionPath } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { waitingQuestion } from '../../../services/waitingQuestion.ts';
import { useUser } from '../../../session/session.ts';
import { accuracy } from './accuracy.ts';
import { ownRank, result, resultRow, resultRows } from './Landing.css.ts';

const Seat = ({ seat, note }: { readonly seat: Prediction; readonly note?: string }) => {
  const number = useNumberFormatter();
  const lakhs = useLakhs();
  const { feePerYear: fee } = seat;
  const [closing] = closingsOf(seat);
  return (
    <li className={resultRow}>
      <div>
        <Text as="div" size="small" weight="semibold">
          <Link href={collegePath(seat.instituteCode!)} variant="quiet">
            {seat.institute}
          </Link>
        </Text>
        <Text as="div" size="caption" tone="muted" tabular>
          {closing && copy.seat(seat.quotaName!, listText(closing), number.format(closing.rank))}
          {note !== undefined && ` · ${note}`}
          {typeof fee === 'number' && ` · ${copy.fee(lakhs.format(fee))}`}
        </Text>
      </div>
      <TierBadge tier={seat.probabilityTier!} />
    </li>
  );
};

const missText = (seat: Prediction, rank: number, number: Intl.NumberFormat): string => {
  const missed = rank - (closingsOf(seat)[0]?.rank ?? rank);
  return missed > 0 ? copy.missedBy(number.format(missed)) : copy.passed;
};

/** The sentences of the verdict about the course and its alternatives. */
const linesOf = (
  verdict: TrialAnswer['verdict'],
  subject: string,
  number: Intl.NumberFormat,
): readonly string[] => {
  const nextCourse = nextCourseOf({ ...emptyForm, subject });
  return verdict.flatMap((line) => {
    if (line.kind === 'course') return [courseText(line, number)];
    return line.kind === 'otherwise'
      ? [otherwiseText(line, { course: subject, nextCourse }, number)]
      : [];
  });
};

/** A heading with the student's rank in the colour that is its own. */
const RankHeading = ({ rank, children }: { readonly rank: string; readonly children: string }) => {
  const [before, after] = children.split(rank);
  return (
    <Heading level={3}>
      {before}
      <span className={ownRank}>{rank}</span>
      {after}
    </Heading>
  );
};

interface TrialResultProps {
  readonly file: TrialFile;
  readonly question: TrialQuestion;
}

/** The answer to a question: the verdict, the best seats, the nearest miss, and the source lists. */
export const TrialResult = ({ file, question }: TrialResultProps) => {
  const number = useNumberFormatter();
  const { session } = useServices();
  const user = useUser(session);
  const seats = useMemo(() => readTrialFile(file), [file]);
  const { verdict, best, hopeful, deemed, forWomen, nearestMiss } = useMemo(
    () => trialAnswer(seats, question),
    [seats, question],
  );
  const { rank, category, subject } = question;
  const lines = linesOf(verdict, subject, number);
  const ofState = verdict.find((line) => line.kind === 'state');
  const [first = copy.none] = lines;
  const heading = copy.answer(number.format(rank), categoryName(category));
  useEffect(() => announce(`${heading}. ${first}`), [heading, first]);
  useEffect(() => {
    if (!user) waitingQuestion.keep(question);
  }, [user, question]);
  const newest = Math.max(...file.lists.map(([year]) => year));

  return (
    <div className={result}>
      <RankHeading rank={number.format(rank)}>{heading}</RankHeading>
      {lines.map((line, index) => (
        <Text
          key={line}
          weight={index === 0 ? 'semibold' : 'regular'}
          size={index === 0 ? 'body' : 'small'}
        >
          {line}
        </Text>
      ))}
      {ofState && (
        <Text size="small">
          {verdictText.state(undefined, ofState.share)}{' '}
          <Link href={paths.collegeLists}>{copy.states}</Link>
        </Text>
      )}
      <Text size="small" weight="semibold" id="trial-best">
        {hopeful > 0 ? copy.best(hopeful, best.length) : copy.none}
      </Text>
      {best.length > 0 && (
        <ul className={resultRows} aria-labelledby="trial-best">
          {best.map((seat) => (
            <Seat
              key={`${seat.instituteCode} ${seat.quotaName} ${seat.allottedCategory}`}
              seat={seat}
            />
          ))}
        </ul>
      )}
      {deemed > 0 && <Text size="small">{copy.deemed(deemed, hopeful)}</Text>}
      {forWomen > 0 && <Text size="caption">{copy.forWomen(forWomen)}</Text>}
      {nearestMiss && (
        <>
          <Text size="small" weight="semibold" id="trial-miss">
            {copy.nearestMiss}
          </Text>
          <ul className={resultRows} aria-labelledby="trial-miss">
            <Seat seat={nearestMiss} note={missText(nearestMiss, rank, number)} />
          </ul>
        </>
      )}
      <Text size="caption" tone="muted">
        {copy.source(String(newest))}
      </Text>
      <Link href={user ? predictionPath(question) : paths.createAccount} variant="button">
        {copy.seeAll}
      </Link>
      {!user && (
        <Text size="caption" tone="muted">
          {copy.seeAllHint}
        </Text>
      )}
      <Text size="caption">
        {content.accuracy(accuracy.cameTrue, accuracy.exam, accuracy.year)}{' '}
        <Link href={paths.accuracy}>{content.claimsSource}</Link>
      </Text>
    </div>
  );
};
