import { examOf, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  assumedRuleOf,
  roundNamed,
  sentenceOf,
  type Round,
} from '@seatwise/flows/counselling-rules';
import { nextLock, timeLeft, type CounsellingDate } from '@seatwise/flows/counselling-dates';
import { Inline, Link, Provenance, Stack, Text, useDateFormatter } from '@seatwise/ui';
import { dialogs } from '../../../content/choices.ts';
import { deadline as copy } from '../../../content/counsellingDates.ts';
import { hint } from '../../../content/notJoining.ts';
import { roundNames } from '../../../content/rounds.ts';
import { RuleOrigin } from '../../../features/counselling-rules/RuleOrigin.tsx';
import { paths } from '../../../paths.ts';
import { useCounsellingDates } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useIndianTime } from '../../../features/counselling-dates/useIndianTime.ts';
import { useSecondsUntil } from '../../../hooks/useSecondsUntil.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';

const leftText = (total: number): string => {
  const { days, hours, minutes, seconds } = timeLeft(total);
  if (days > 0) return copy.days(days, hours);
  return hours > 0 ? copy.hours(hours, minutes) : copy.minutes(minutes, seconds);
};

interface DateProps {
  readonly date: CounsellingDate;
}

/** A countdown is read as a fact, so only a published date has one. */
export const isPublished = ({ source }: CounsellingDate): boolean =>
  source === 'official' || source === 'imported';

const Countdown = ({ date: { title, at, source }, now }: DateProps & { now: () => number }) => {
  const time = useIndianTime();
  const left = useSecondsUntil(Date.parse(at), now);
  return (
    <Stack gap="xxs">
      <Text size="small">{copy.until(title, time.format(new Date(at)))}</Text>
      <Inline gap="xs">
        <Text as="span" weight="semibold">
          {copy.left(leftText(left))}
        </Text>
        {source && <Provenance source={source} />}
      </Inline>
    </Stack>
  );
};

/** The day of a date that nobody published, without an hour. */
const ExampleDay = ({ date: { title, at, source } }: DateProps) => {
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Text as="span" size="small">
          {copy.until(title, day.format(new Date(at)))}
        </Text>
        {source && <Provenance source={source} />}
      </Inline>
      <Text size="small" tone="muted">
        {dialogs.lock.sample}
      </Text>
      <Text size="small" tone="muted">
        {copy.lastDay}
      </Text>
    </Stack>
  );
};

/** What it costs not to join a seat of the round that the list is for. */
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

/** Until when choices are filled, and what it costs not to join; where no date is known, where to look for it. */
export const Deadline = () => {
  const { session } = useServices();
  const exam = examOf(useUser(session)?.counsellingCategory ?? null);
  const { data: answer, status } = useCounsellingDates(exam);
  // Dates that are still on their way are not dates that nobody knows.
  if (status === 'loading' && !answer) return null;
  const next = nextLock(answer ?? [], session.now());
  if (!next)
    return (
      <Text size="small" tone="muted">
        {dialogs.lock.deadline} <Link href={paths.notJoining}>{hint.all}</Link>
      </Text>
    );
  const round = roundNamed(next.round ?? next.title);
  return (
    <Stack gap="xs">
      {isPublished(next) ? <Countdown date={next} now={session.now} /> : <ExampleDay date={next} />}
      {round && <NotJoiningHint exam={exam} round={round} />}
    </Stack>
  );
};
