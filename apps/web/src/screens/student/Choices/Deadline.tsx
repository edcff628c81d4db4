import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  assumedRuleOf,
  roundNamed,
  sentenceOf,
  type Round,
} from '@seatwise/flows/counselling-rules';
import { isPublished, timeLeft } from '@seatwise/flows/counselling-dates';
import { Inline, Link, Provenance, Stack, Text } from '@seatwise/ui';
import { dialogs } from '../../../content/choices.ts';
import { deadline as copy } from '../../../content/counsellingDates.ts';
import { hint } from '../../../content/notJoining.ts';
import { roundNames } from '../../../content/rounds.ts';
import type { Giver } from '../../../features/choices/useGiver.ts';
import { RuleOrigin } from '../../../features/counselling-rules/RuleOrigin.tsx';
import { paths } from '../../../paths.ts';
import { useListDeadlines } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useDateText } from '../../../features/counselling-dates/useIndianTime.ts';
import { useSecondsUntil } from '../../../hooks/useSecondsUntil.ts';
import { useServices } from '../../../services/services.ts';

const leftText = (total: number): string => {
  const { days, hours, minutes, seconds } = timeLeft(total);
  if (days > 0) return copy.days(days, hours);
  return hours > 0 ? copy.hours(hours, minutes) : copy.minutes(minutes, seconds);
};

/** Only a published date has a countdown, because readers take a countdown for a fact. */
const TimeLeft = ({ at, now }: { readonly at: string; readonly now: () => number }) => (
  <Text as="span" weight="semibold">
    {copy.left(leftText(useSecondsUntil(Date.parse(at), now)))}
  </Text>
);

/** The cost of not joining a seat of the list's round. */
const NotJoiningHint = ({ exam, round }: { readonly exam: Exam; readonly round: Round }) => {
  const rule = assumedRuleOf(exam, round, 'notJoining');
  if (!rule) return null;
  return (
    <Stack gap="xxs">
      <Text size="small">
        {hint.ifAllotted(roundNames[round], sentenceOf('notJoining', rule))}{' '}
        <Link href={paths.notJoining}>{hint.all}</Link>
      </Text>
      <RuleOrigin source={rule.source} />
    </Stack>
  );
};

/** The last date to fill and lock choices and the cost of not joining, or where to look if no date is known. */
export const Deadline = ({ giver }: { readonly giver: Giver }) => {
  const { session } = useServices();
  const { exam, deadlines } = useListDeadlines();
  const textOf = useDateText();
  if (giver.key !== undefined)
    return (
      <Text size="small" tone="muted">
        {dialogs.lock.deadline(giver.site)}
      </Text>
    );
  // Dates that are still loading are not unknown dates.
  if (!deadlines) return null;
  const [next] = deadlines;
  if (!next)
    return (
      <Text size="small" tone="muted">
        {dialogs.lock.deadline(giver.site)} <Link href={paths.notJoining}>{hint.all}</Link>
      </Text>
    );
  const round = roundNamed(next.round ?? next.title);
  return (
    <Stack gap="xs">
      {deadlines.map((date) => (
        <Stack key={date.id} gap="xxs">
          <Text size="small">{copy.until(date.title, textOf(date))}</Text>
          <Inline gap="xs">
            {isPublished(date) && <TimeLeft at={date.at} now={session.now} />}
            {date.source && <Provenance source={date.source} />}
          </Inline>
        </Stack>
      ))}
      {!isPublished(next) && (
        <Text size="small" tone="muted">
          {dialogs.lock.unconfirmed} {copy.lastDay}
        </Text>
      )}
      {round && <NotJoiningHint exam={exam} round={round} />}
    </Stack>
  );
};
