import { datesAhead, nextDeadline, nextStep, type Step } from '@seatwise/flows/counselling-dates';
import {
  Badge,
  Card,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  useDateFormatter,
} from '@seatwise/ui';
import { dates as dateCopy } from '../../../content/counsellingDates.ts';
import { content } from '../../../content/season.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { nextStep as nextStepStyle, seasonDate, seasonLine } from './Home.css.ts';
import type { SeasonProps } from './useSeason.ts';

const { next: copy } = content;

const placeOf: Readonly<Record<Step, string>> = {
  answer: paths.applicant,
  list: paths.prediction,
  lock: paths.choices,
  documents: '#season-documents',
};

const shownDates = 4;

/** What to do now and until when, and the next dates on a line; its room is reserved while they load. */
export const NextStep = ({ season: { answers, lists, isLoading, dates } }: SeasonProps) => {
  const { session } = useServices();
  const day = useDateFormatter({ day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
  // All of it comes at once, so that nothing shifts.
  if (isLoading || dates.status === 'loading')
    return (
      <Card raised>
        <output aria-label={copy.heading}>
          <div className={nextStepStyle}>
            <Skeleton shape="block" />
          </div>
        </output>
      </Card>
    );
  // Without a network the answers may be unknown where the dates are not.
  const step =
    answers && lists ? nextStep({ hasAnswered: answers.profile !== null, lists }) : undefined;
  const now = session.now();
  const ahead = datesAhead(dates.data ?? [], now).slice(0, shownDates);
  const deadline = nextDeadline(dates.data ?? [], now);
  if (!step && ahead.length === 0) return null;
  return (
    <Card as="section" raised {...(step && { labelledBy: 'next-step' })}>
      <div className={ahead.length > 0 ? nextStepStyle : undefined}>
        {step && (
          <Inline justify="between">
            <Stack gap="xxs">
              <Inline gap="xs">
                <Text as="span" size="small" weight="semibold" tone="accent">
                  {copy.heading}
                </Text>
                {deadline && step !== 'documents' && (
                  <Text as="span" size="small" tone="muted" tabular>
                    {copy.until(deadline.title, day.format(new Date(deadline.at)))}
                  </Text>
                )}
              </Inline>
              <Heading level={2} id="next-step">
                {copy.steps[step].title}
              </Heading>
              <Text>{copy.steps[step].text}</Text>
            </Stack>
            <Link href={placeOf[step]} variant="button">
              {copy.steps[step].action}
            </Link>
          </Inline>
        )}
        {ahead.length > 0 && (
          <ol className={seasonLine} aria-label={copy.line}>
            {ahead.map(({ id, title, at, revisedFrom }) => (
              <li key={id} className={seasonDate}>
                <Text as="span" weight="semibold" tabular>
                  <time dateTime={at}>{day.format(new Date(at))}</time>{' '}
                  {revisedFrom && <Badge tone="info">{dateCopy.revised}</Badge>}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {title}
                </Text>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
};
