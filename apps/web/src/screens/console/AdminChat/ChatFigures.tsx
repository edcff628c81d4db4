import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { Dialog, Skeleton, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { figures as copy } from '../../../content/conversations.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { hour, hours } from './AdminChat.css.ts';

interface FigureProps {
  readonly name: string;
  readonly value: string;
}

const Figure = ({ name, value }: FigureProps) => (
  <div>
    <Text as="div" size="caption" tone="muted">
      {name}
    </Text>
    <Text as="div" size="lead" weight="semibold" tabular>
      {value}
    </Text>
  </div>
);

const Figures = () => {
  const number = useNumberFormatter();
  const { status, data, refetch } = useQuery(contract, 'chatFigures');
  if (status === 'failed' && !data)
    return <LoadFailure onRetry={refetch}>{copy.failed}</LoadFailure>;
  if (!data) return <Skeleton shape="block" />;
  const valueOf = (value: number | null | undefined): string =>
    typeof value === 'number' ? number.format(value) : copy.missing;
  const { firstAnswerMinutes: minutes, byHour } = data;
  const busiest = Math.max(1, ...(byHour ?? []));
  return (
    <Stack>
      <Figure name={copy.openCount} value={valueOf(data.open)} />
      <Figure name={copy.waiting} value={valueOf(data.waiting)} />
      <Figure
        name={copy.firstAnswer}
        value={typeof minutes === 'number' ? copy.minutes(number.format(minutes)) : copy.missing}
      />
      {byHour && (
        <table className={hours}>
          <caption className={hour}>
            <Text as="span" size="small" weight="semibold">
              {copy.byHour}
            </Text>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={hour}>
                {copy.hour}
              </th>
              <th scope="col" className={hour}>
                {copy.messages}
              </th>
            </tr>
          </thead>
          <tbody>
            {byHour
              .map((count, hourOfDay) => ({ count, hourOfDay }))
              .filter(({ count }) => count > 0)
              .map(({ count, hourOfDay }) => (
                <tr key={hourOfDay}>
                  <th scope="row" className={hour}>
                    {copy.from(hourOfDay)}
                  </th>
                  <td>
                    <meter min={0} max={busiest} value={count} aria-hidden="true" />{' '}
                    {number.format(count)}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
};

interface ChatFiguresProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Figures on the conversations, loaded when the dialog opens. */
export const ChatFigures = ({ open, onClose }: ChatFiguresProps) => (
  <Dialog open={open} onClose={onClose} title={copy.title}>
    <Figures />
  </Dialog>
);
