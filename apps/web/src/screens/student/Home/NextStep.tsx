import { predictedRounds } from '@seatwise/api-client/contract/constants/prediction';
import { indianDay } from '@seatwise/api-client/contract/constants/time';
import { revisedDates, revisedSchedule, type AlertFile } from '@seatwise/flows/alerts';
import {
  datesAhead,
  isPublished,
  nextDeadline,
  nextStep,
  seasonStages,
  withoutRound,
  type CounsellingDate,
} from '@seatwise/flows/counselling-dates';
import { seasonOf } from '@seatwise/flows/counselling-rules';
import {
  Badge,
  Link,
  SeasonPass,
  Skeleton,
  Text,
  useDateFormatter,
  useListFormatter,
  type SeasonDue,
  type SeasonStage,
} from '@seatwise/ui';
import { content as alertCopy } from '../../../content/alerts.ts';
import { dates as dateCopy } from '../../../content/counsellingDates.ts';
import { byRound } from '../../../content/prediction.ts';
import { content } from '../../../content/season.ts';
import { downloadAddress } from '../../../features/alerts/openAlert.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { useGivers, type Giver } from '../../../features/choices/useGiver.ts';
import { ChangedDates } from '../../../features/counselling-dates/ChangedDates.tsx';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { pass } from './Home.css.ts';
import type { SeasonProps } from './useSeason.ts';

const { next: copy } = content;

interface Place {
  /** The name of the list that is due, if there is only one. */
  readonly name: string | undefined;
  /** The authorities' sites, in words. */
  readonly sites: string;
  /** The first of them. */
  readonly giver: Giver;
}

const { answer, list, lock, dates: undated, register } = copy.steps;

/** What the pass says of each step; a list to lock waits for dates until some are known. */
const duesOf = ({ name, sites, giver: { site, portal = paths.choices } }: Place) => ({
  answer: { ...answer, href: paths.applicant },
  list: { ...list, href: paths.prediction },
  lock: { ...lock, title: lock.title(name), text: lock.text(sites), href: paths.choices },
  undated: {
    ...undated,
    title: undated.title(name),
    action: undated.action(site),
    href: portal,
  },
  register: {
    ...register,
    title: register.title(sites),
    text: register.text(sites),
    href: portal,
  },
});

interface Stages {
  readonly dates: readonly CounsellingDate[];
  readonly now: number;
  readonly dayOf: (at: string) => string;
  /** Whether the first days of the last season stand in for dates. */
  readonly isUndated: boolean;
}

const stagesOf = ({ dates, now, dayOf, isUndated }: Stages): readonly SeasonStage[] =>
  seasonStages(predictedRounds, dates, now).map(({ round, state, dates: known }, index) => ({
    id: round,
    result: isUndated ? dateCopy.lastSeason.firstDays[index] : undefined,
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
  }));

interface RevisedProps {
  readonly file: AlertFile;
  /** The dates of the schedule that changed. */
  readonly changes: readonly CounsellingDate[];
  /** Whether staff have not entered its dates yet. */
  readonly isUnread: boolean;
  readonly dayOf: (at: string) => string;
}

/** A line on a schedule that was revised: when, what changed, and the document. */
const Revised = ({ file, changes, isUnread, dayOf }: RevisedProps) => {
  const services = useServices();
  return (
    <>
      <Text as="strong" size="small" weight="semibold">
        {copy.revised(dayOf(file.uploadedAt!))}
      </Text>
      <ChangedDates dates={changes} />
      {isUnread && (
        <Text as="span" size="small">
          {alertCopy.unread}
        </Text>
      )}
      <Link href={downloadAddress(services, file)} standalone newTab>
        {copy.openSchedule}
      </Link>
    </>
  );
};

/** The next step and its deadline, above the rounds of the season; its room is reserved while they load. */
export const NextStep = ({ season: { exam, answers, lists, isLoading, dates } }: SeasonProps) => {
  const { session } = useServices();
  const alerts = useAlerts();
  const format = useDateFormatter({ day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
  const dayOf = (at: string): string => format.format(new Date(at));
  const listed = useListFormatter({ type: 'conjunction' });
  // Without a network the answers may be unknown even if the dates are known.
  const next =
    answers && lists ? nextStep({ hasAnswered: answers.profile !== null, lists }) : undefined;
  const giverOf = useGivers(next ? [...next.authorities, ...next.handIn] : []);
  const sitesOf = (keys: NonNullable<typeof next>['authorities']): string =>
    listed.format(keys.map((key) => giverOf(key).site));
  // All parts appear together, so that nothing shifts.
  if (isLoading || dates.status === 'loading' || alerts.status === 'loading')
    return (
      <output aria-label={copy.heading} className={pass.dated}>
        <Skeleton shape="block" />
      </output>
    );
  const now = session.now();
  const ahead = datesAhead(dates.data ?? [], now);
  const revised = revisedSchedule(alerts.files, exam, now);

  const dueOf = ({ step, authorities, handIn }: NonNullable<typeof next>): SeasonDue => {
    const deadline = nextDeadline(dates.data ?? [], now);
    const sites = sitesOf(authorities);
    const open = lists!.filter(
      ({ entries, lockedAt, authority }) =>
        entries.length > 0 && !lockedAt && authorities.includes(authority ?? undefined),
    );
    const name = open.length === 1 ? open[0]!.name : undefined;
    const due = duesOf({ name, sites, giver: giverOf(authorities[0]) })[
      step === 'lock' && ahead.length === 0 ? 'undated' : step
    ];
    return {
      kicker: deadline ? copy.until(withoutRound(deadline), dayOf(deadline.at)) : copy.heading,
      title: due.title,
      text: [due.text, handIn.length > 0 && copy.handIn(sitesOf(handIn))].filter(Boolean).join(' '),
      left:
        deadline && isPublished(deadline)
          ? copy.left(indianDay(Date.parse(deadline.at)) - indianDay(now))
          : undefined,
      action: (
        <Link href={due.href} variant="button" newTab={due.href.startsWith('https:')}>
          {due.action}
        </Link>
      ),
    };
  };

  const caption = copy.caption(exam, seasonOf(exam, now)?.season);
  const isUndated = exam === 'UG' && dates.data?.length === 0;
  if (!next && !dates.data && !revised) return null;
  return (
    <div className={pass[dates.data?.length === 0 ? 'undated' : 'dated']}>
      <SeasonPass
        caption={isUndated ? dateCopy.lastSeason.began(caption) : caption}
        due={next && dueOf(next)}
        news={
          revised && (
            <Revised
              file={revised}
              changes={revisedDates(revised, ahead)}
              isUnread={dates.data?.length === 0}
              dayOf={dayOf}
            />
          )
        }
        // A backend without dates gives no information on the rounds.
        stages={dates.data ? stagesOf({ dates: dates.data, now, dayOf, isUndated }) : []}
      />
    </div>
  );
};
