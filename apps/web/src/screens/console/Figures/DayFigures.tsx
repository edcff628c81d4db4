import type { AnswerOf } from '@seatwise/api-client';
import { figures as contract } from '@seatwise/api-client/contract/figures';
import { rupees } from '@seatwise/flows/plans';
import { Card, Grid, Stack, StackedBars, Text, useDateFormatter } from '@seatwise/ui';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/figures.ts';
import { useQuery } from '../../../hooks/useQuery.ts';

const series = ['signUps', 'predictions', 'purchases'] as const;

type Days = NonNullable<AnswerOf<typeof contract.readFigures>['days']>;

const LoadedFigures = ({ days }: { readonly days: Days }) => {
  const date = useDateFormatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const paise = days.reduce((sum, one) => sum + (one.paise ?? 0), 0);
  return (
    <Grid columns={3}>
      {series.map((name) => (
        <Card key={name} padding="compact">
          <Stack gap="sm">
            <StackedBars
              caption={content.series[name]}
              unit={content.day}
              series={[content.series[name]]}
              bars={days.map((one) => ({
                label: date.format(new Date(one.day)),
                values: [one[name] ?? 0],
              }))}
            />
            {name === 'purchases' && (
              <Text size="small" tone="muted">
                {content.revenue(rupees(paise))}
              </Text>
            )}
          </Stack>
        </Card>
      ))}
    </Grid>
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
