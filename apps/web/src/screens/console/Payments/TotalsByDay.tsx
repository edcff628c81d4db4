import type { RowOf } from '@seatwise/api-client';
import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { planIds } from '@seatwise/api-client/contract/constants/plans';
import { day, indianDay, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import { rupees } from '@seatwise/flows/plans';
import {
  Card,
  Heading,
  Inline,
  Select,
  StackedBars,
  Stack,
  Text,
  useDateFormatter,
  useNumberFormatter,
  type StackedBar,
} from '@seatwise/ui';
import { memo, useMemo, useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { content } from '../../../content/adminPayments.ts';
import { chartRoom } from './Payments.css.ts';
import type { PaymentTotals } from './usePayments.ts';

const { byDay: copy } = content;

type Total = RowOf<typeof adminPayments.paymentTotals>;

/** A bar for each of the last days, including days without a payment; `labelOf` takes midnight in UTC. */
const barsOf = (
  totals: readonly Total[],
  days: number,
  now: number,
  labelOf: (midnight: Date) => string,
): readonly StackedBar[] => {
  const paise = new Map(totals.map((total) => [`${total.day} ${total.plan}`, total.paise]));
  const today = indianDay(now);
  return Array.from({ length: days }, (_, index) => {
    const date = today - days + 1 + index;
    const isoDay = isoDayOf(date);
    return {
      label: labelOf(new Date(date * day)),
      values: planIds.map((plan) => paise.get(`${isoDay} ${plan}`) ?? 0),
    };
  });
};

const periods = [30, 90, 365] as const;

/** Payments by day and plan, as summed by the server; memoized, so that only a new response draws them again. */
export const TotalsByDay = memo(({ totals }: { readonly totals: PaymentTotals }) => {
  const number = useNumberFormatter();
  const date = useDateFormatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [now] = useState(() => Date.now());
  const [days, setDays] = useState<number>(90);
  const { data } = totals;
  const bars = useMemo(
    () => barsOf(data ?? [], days, now, (midnight) => date.format(midnight)),
    [data, days, now, date],
  );
  const isNothing = bars.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card as="section" padding="compact">
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={2}>{copy.title}</Heading>
          <Select
            label={copy.period}
            required
            value={String(days)}
            options={periods.map((value) => ({
              value: String(value),
              label: copy.days(number.format(value)),
            }))}
            onChange={({ value }) => setDays(Number(value))}
          />
        </Inline>
        <LeftOut of={adminPayments.paymentTotals} />
        <div className={totals.status === 'loading' ? chartRoom : undefined}>
          <Loaded query={totals} loading={copy.title} failed={copy.failed} again={copy.again}>
            {() =>
              isNothing ? (
                <Text tone="muted">{copy.none}</Text>
              ) : (
                <StackedBars
                  caption={copy.caption(number.format(days))}
                  unit={copy.unit}
                  series={planIds}
                  bars={bars}
                  format={rupees}
                />
              )
            }
          </Loaded>
        </div>
      </Stack>
    </Card>
  );
});
