import type { AnswerOf } from '@seatwise/api-client';
import { figures as contract } from '@seatwise/api-client/contract/figures';
import { longDate, timeOf } from '@seatwise/flows/alerts';
import { rupees } from '@seatwise/flows/plans';
import { Disclosure, Grid, Stack, useNumberFormatter, VisuallyHidden } from '@seatwise/ui';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/figures.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { DayBars } from './DayBars.tsx';
import { cell, table } from './Figures.css.ts';

const series = ['signUps', 'predictions', 'purchases'] as const;

type Days = NonNullable<AnswerOf<typeof contract.readFigures>['days']>;

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

const LoadedFigures = ({ days }: { readonly days: Days }) => {
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

/** Sign-ups, predictions and purchases by day, drawn and as a table. */
export const DayFigures = () => (
  <Loaded
    query={useQuery(contract, 'readFigures')}
    loading={content.loading}
    failed={content.failed}
    again={content.again}
  >
    {({ days }) => <LoadedFigures days={days ?? []} />}
  </Loaded>
);
