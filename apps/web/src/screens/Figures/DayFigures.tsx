import { figures as contract } from '@seatwise/api-client/contract/figures';
import { longDate, timeOf } from '@seatwise/flows/alerts';
import { rupees } from '@seatwise/flows/plans';
import {
  Button,
  Disclosure,
  EmptyState,
  Grid,
  icons,
  Skeleton,
  Stack,
  useNumberFormatter,
  VisuallyHidden,
} from '@seatwise/ui';
import { useCallback } from 'react';
import { content } from '../../content/figures.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import { DayBars } from './DayBars.tsx';
import { cell, table } from './Figures.css.ts';

const series = ['signUps', 'predictions', 'purchases'] as const;

const useFigures = () => {
  const { api } = useServices();
  return useAnswer(
    useCallback(
      (signal: AbortSignal) => api.area(contract).readFigures(undefined, { signal }),
      [api],
    ),
  );
};

type Days = NonNullable<NonNullable<ReturnType<typeof useFigures>['answer']>['days']>;

const DayTable = ({ days }: { readonly days: Days }) => {
  const number = useNumberFormatter();
  const { columns } = content;
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{content.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={cell}>
            {columns.day}
          </th>
          {[...series, 'paise' as const].map((name) => (
            <th key={name} scope="col" className={cell} data-number>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((one) => (
          <tr key={one.day}>
            <th scope="row" className={cell}>
              {longDate(timeOf(one.day))}
            </th>
            {series.map((name) => (
              <td key={name} className={cell} data-number>
                {number.format(one[name] ?? 0)}
              </td>
            ))}
            <td className={cell} data-number>
              {rupees(one.paise ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Sign-ups, predictions and purchases by day, drawn and as a table. */
export const DayFigures = () => {
  const { answer, status, reload } = useFigures();
  if (status === 'loading')
    return (
      <output aria-label={content.loading}>
        <Skeleton shape="block" />
      </output>
    );
  if (status === 'failed')
    return (
      <EmptyState
        title={content.failed}
        icon={icons.TriangleAlert}
        action={
          <Button tone="secondary" onPress={reload}>
            {content.again}
          </Button>
        }
      />
    );
  const days = answer?.days ?? [];
  const paise = days.reduce((sum, one) => sum + (one.paise ?? 0), 0);
  return (
    <Stack>
      <Grid columns={3}>
        {series.map((name) => (
          <DayBars
            key={name}
            name={content.series[name]}
            days={days.map((one) => ({ day: one.day, count: one[name] ?? 0 }))}
            {...(name === 'purchases' && { note: content.revenue(rupees(paise)) })}
          />
        ))}
      </Grid>
      <Disclosure title={content.tableTitle}>
        <DayTable days={days} />
      </Disclosure>
    </Stack>
  );
};
