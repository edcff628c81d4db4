import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import { Dialog, Skeleton, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useCallback } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { figures as copy } from '../../content/conversations.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
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
  const { api } = useServices();
  const number = useNumberFormatter();
  const ask = useCallback(
    (signal: AbortSignal) => api.area(contract).chatFigures(undefined, { signal }),
    [api],
  );
  const { status, answer, reload } = useAnswer(ask);
  if (status === 'failed' && !answer)
    return (
      <LoadFailure again={copy.again} onRetry={reload}>
        {copy.failed}
      </LoadFailure>
    );
  if (!answer) return <Skeleton shape="block" />;
  const valueOf = (value: number | null | undefined): string =>
    typeof value === 'number' ? number.format(value) : copy.missing;
  const { firstAnswerMinutes: minutes, byHour } = answer;
  const busiest = Math.max(1, ...(byHour ?? []));
  return (
    <Stack gap="md">
      <Figure name={copy.openCount} value={valueOf(answer.open)} />
      <Figure name={copy.waiting} value={valueOf(answer.waiting)} />
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

/** How the conversations stand, loaded when it opens. */
export const ChatFigures = ({ open, onClose }: ChatFiguresProps) => (
  <Dialog open={open} onClose={onClose} title={copy.title}>
    <Figures />
  </Dialog>
);
