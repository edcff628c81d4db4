import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { nextLock, timeLeft, type CounsellingDate } from '@seatwise/flows/counselling-dates';
import { Inline, Provenance, Stack, Text } from '@seatwise/ui';
import { dialogs } from '../../../content/choices.ts';
import { deadline as copy } from '../../../content/counsellingDates.ts';
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

interface CountdownProps {
  readonly date: CounsellingDate;
  readonly now: () => number;
}

const Countdown = ({ date: { title, at, source }, now }: CountdownProps) => {
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
      {source === 'sample' && (
        <Text size="small" tone="muted">
          {dialogs.lock.sample}
        </Text>
      )}
    </Stack>
  );
};

/** Until when choices are filled, counted down; where no date is known, where to look for it. */
export const Deadline = () => {
  const { session } = useServices();
  const { data: answer } = useCounsellingDates(
    examOf(useUser(session)?.counsellingCategory ?? null),
  );
  const next = nextLock(answer ?? [], session.now());
  if (next) return <Countdown date={next} now={session.now} />;
  return (
    <Text size="small" tone="muted">
      {dialogs.lock.deadline}
    </Text>
  );
};
