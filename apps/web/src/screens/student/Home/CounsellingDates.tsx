import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates as contract } from '@seatwise/api-client/contract/counsellingDates';
import { datesAhead, type CounsellingDate } from '@seatwise/flows/counselling-dates';
import {
  Badge,
  Button,
  Disclosure,
  Heading,
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

/** All dates ahead with their times, each for the calendar, and the feed of them. The next step shows the nearest. */
export const CounsellingDates = ({ exam, now, query }: CounsellingDatesProps) => {
  const { data, status, refetch } = query;
  if (data === null || (data === undefined && status === 'loading')) return null;
  const ahead = datesAhead(data ?? [], now());
  return (
    <Stack as="section" gap="sm">
      <Heading level={3}>{copy.title}</Heading>
      {status === 'failed' && <LoadFailure onRetry={refetch}>{copy.failed}</LoadFailure>}
      {data && (
        <>
          <LeftOut of={contract.listCounsellingDates} />
          {ahead.length === 0 ? (
            <>
              <Text tone="muted">{copy.none}</Text>
              {exam === 'UG' && <LastSeason />}
            </>
          ) : (
            <Disclosure title={copy.all(ahead.length)}>
              <ul className={dateList}>
                {ahead.map((date) => (
                  <DateRow key={date.id} exam={exam} date={date} />
                ))}
              </ul>
            </Disclosure>
          )}
          <Link href={paths.notJoining} standalone>
            {hint.all}
          </Link>
          <Feed exam={exam} />
        </>
      )}
    </Stack>
  );
};
