import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates as contract } from '@seatwise/api-client/contract/counsellingDates';
import { datesAhead, type CounsellingDate } from '@seatwise/flows/counselling-dates';
import { seasonOf } from '@seatwise/flows/counselling-rules';
import {
  Badge,
  Button,
  Disclosure,
  Inline,
  Link,
  Provenance,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@seatwise/ui';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { dates as copy } from '../../../content/counsellingDates.ts';
import { hint } from '../../../content/notJoining.ts';
import { content as season } from '../../../content/season.ts';
import type { useCounsellingDates } from '../../../features/counselling-dates/useCounsellingDates.ts';
import { useIndianTime } from '../../../features/counselling-dates/useIndianTime.ts';
import { saveFile } from '../../../features/workbook/saveFile.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { dateList, dateRow } from './Home.css.ts';
import { LastSeason } from './LastSeason.tsx';

const saveDate = async (exam: Exam, date: CounsellingDate): Promise<void> => {
  const { calendarOf, calendarType, eventOfDate } = await import('@seatwise/api-client/calendar');
  const content = calendarOf(date.title, [eventOfDate(exam, date)]);
  saveFile(new Blob([content], { type: calendarType }), `${date.id}.ics`);
};

const DateRow = ({ exam, date }: { readonly exam: Exam; readonly date: CounsellingDate }) => {
  const { title, at, revisedFrom, source } = date;
  const time = useIndianTime();
  return (
    <li className={dateRow}>
      <Stack gap="xxs">
        <Text weight="semibold">{title}</Text>
        <Inline gap="xs">
          {revisedFrom && (
            <s>
              <VisuallyHidden>{copy.before} </VisuallyHidden>
              {time.format(new Date(revisedFrom))}
            </s>
          )}
          <time dateTime={at}>{time.format(new Date(at))}</time>
          {revisedFrom && <Badge tone="info">{copy.revised}</Badge>}
          {source && <Provenance source={source} />}
        </Inline>
      </Stack>
      <Button tone="text" size="compact" onPress={() => void saveDate(exam, date)}>
        {copy.toCalendar}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </li>
  );
};

const Feed = ({ exam }: { readonly exam: Exam }) => {
  const { env } = useServices();
  const path = contract.readCalendar.path.replace('{exam}', exam);
  const address = `${env.apiBaseUrl || location.origin}${path}`;
  return (
    <Disclosure title={copy.feed}>
      <Stack gap="xs">
        <Text size="small">{copy.feedHint}</Text>
        <TextField label={copy.feedLabel} value={address} readOnly onChange={() => {}} />
        <Link href={address.replace(/^https?:/, 'webcal:')} standalone>
          {copy.subscribe}
        </Link>
      </Stack>
    </Disclosure>
  );
};

interface CounsellingDatesProps {
  readonly exam: Exam;
  readonly now: () => number;
  readonly query: ReturnType<typeof useCounsellingDates>;
}

/** All future dates with their times, folded, each with a calendar button, and the calendar feed. */
export const CounsellingDates = ({ exam, now, query }: CounsellingDatesProps) => {
  const { data, status, refetch } = query;
  if (status === 'failed' && !data)
    return <LoadFailure onRetry={refetch}>{copy.failed}</LoadFailure>;
  if (!data) return null;
  const ahead = datesAhead(data, now());
  const counselling = seasonOf(exam, now());
  return (
    <Disclosure title={ahead.length > 0 ? copy.all(ahead.length) : copy.title}>
      <Stack gap="sm">
        {counselling && <Text size="small">{season.now(exam, counselling.season)}</Text>}
        <LeftOut of={contract.listCounsellingDates} />
        {ahead.length === 0 ? (
          <>
            <Text tone="muted">{copy.none}</Text>
            {exam === 'UG' && <LastSeason />}
          </>
        ) : (
          <ul className={dateList}>
            {ahead.map((date) => (
              <DateRow key={date.id} exam={exam} date={date} />
            ))}
          </ul>
        )}
        <Link href={paths.notJoining} standalone>
          {hint.all}
        </Link>
        {ahead.length > 0 && <Feed exam={exam} />}
      </Stack>
    </Disclosure>
  );
};
