import { predictedRounds } from '@seatwise/api-client/contract/constants/prediction';
import { indianDay } from '@seatwise/api-client/contract/constants/time';
import {
  isPublished,
  nextDeadline,
  nextStep,
  seasonStages,
  type CounsellingDate,
  type Step,
} from '@seatwise/flows/counselling-dates';
import { seasonOf } from '@seatwise/flows/counselling-rules';
import {
  Badge,
  Link,
  SeasonPass,
  Skeleton,
  useDateFormatter,
  useListFormatter,
  type SeasonDue,
  type SeasonStage,
} from '@seatwise/ui';
import { dates as dateCopy } from '../../../content/counsellingDates.ts';
import { byRound } from '../../../content/prediction.ts';
import { content } from '../../../content/season.ts';
import { useGivers } from '../../../features/choices/useGiver.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { pass } from './Home.css.ts';
import type { SeasonProps } from './useSeason.ts';

const { next: copy } = content;

const placeOf: Readonly<Record<Step, string>> = {
  answer: paths.applicant,
  list: paths.prediction,
  lock: paths.choices,
  documents: '#season-documents',
};

/** The title of a date without the round, which is named above it. */
const withoutRound = ({ title, round }: CounsellingDate): string => {
  const words = round ? title.slice(title.indexOf(':') + 1).trim() : title;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The next step and its deadline, above the rounds of the season; its room is reserved while they load. */
export const NextStep = ({ season: { exam, answers, lists, isLoading, dates } }: SeasonProps) => {
  const { session } = useServices();
  const format = useDateFormatter({ day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
  const dayOf = (at: string): string => format.format(new Date(at));
  const listed = useListFormatter({ type: 'conjunction' });
  // Without a network the answers may be unknown even if the dates are known.
  const next =
    answers && lists ? nextStep({ hasAnswered: answers.profile !== null, lists }) : undefined;
  const giverOf = useGivers(next ? [...next.authorities, ...next.handIn] : []);
  const sitesOf = (keys: NonNullable<typeof next>['authorities']): string =>
    listed.format(keys.map((key) => giverOf(key).site));
  const inPlaces = (text: string | ((sites: string) => string)): string =>
    typeof text === 'string' ? text : text(sitesOf(next?.authorities ?? []));
  // All parts appear together, so that nothing shifts.
  if (isLoading || dates.status === 'loading')
    return (
      <output aria-label={copy.heading} className={pass.dated}>
        <Skeleton shape="block" />
      </output>
    );
  const now = session.now();

  const dueOf = (step: Step): SeasonDue => {
    const deadline = step === 'documents' ? undefined : nextDeadline(dates.data ?? [], now);
    return {
      kicker: deadline ? copy.until(withoutRound(deadline), dayOf(deadline.at)) : copy.heading,
      title: inPlaces(copy.steps[step].title),
      text: [
        inPlaces(copy.steps[step].text),
        next && next.handIn.length > 0 && copy.handIn(sitesOf(next.handIn)),
      ]
        .filter(Boolean)
        .join(' '),
      left:
        deadline && isPublished(deadline)
          ? copy.left(indianDay(Date.parse(deadline.at)) - indianDay(now))
          : undefined,
      action: (
        <Link href={placeOf[step]} variant="button">
          {copy.steps[step].action}
        </Link>
      ),
    };
  };

  const stages = seasonStages(predictedRounds, dates.data ?? [], now).map(
    ({ round, state, dates: known }): SeasonStage => ({
      id: round,
      name: byRound.rounds[round],
      state,
      dates: known.map((date) => ({
        id: date.id,
        label: withoutRound(date),
        day: dayOf(date.at),
        at: date.at,
        isOver: date.isOver,
        note: date.revisedFrom && <Badge tone="info">{dateCopy.revised}</Badge>,
      })),
    }),
  );
  if (!next && !dates.data) return null;
  return (
    <div className={pass[dates.data?.length === 0 ? 'undated' : 'dated']}>
      <SeasonPass
        caption={copy.caption(exam, seasonOf(exam, now)?.season)}
        due={next && dueOf(next.step)}
        // A backend without dates gives no information on the rounds.
        stages={dates.data ? stages : []}
      />
    </div>
  );
};
