import { longDate, timeOf } from '@seatwise/flows/alerts';
import { Card, Heading, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { useId } from 'react';
import { content } from '../../../content/figures.ts';
import { drawing, ends, figure } from './Figures.css.ts';

interface DayBarsProps {
  readonly name: string;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  /** A text beside the total. */
  readonly note?: string;
}

/** The drawing in its own units: a bar of three and a gap of one for each day. */
const step = 4;
const height = 40;

const dayName = (day: string): string => longDate(timeOf(day));

/** A count by day as bars, with its total. */
export const DayBars = ({ name, days, note }: DayBarsProps) => {
  const id = useId();
  const number = useNumberFormatter();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...days.map(({ count }) => count));
  const peak = days.find(({ count }) => count === most);
  const first = days[0];
  const last = days.at(-1);
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="xs">
        <Heading level={2} size="title" id={id}>
          {name}
        </Heading>
        <Text size="small" tone="muted" tabular>
          {content.total(number.format(total))}
          {note !== undefined && `, ${note}`}
        </Text>
        <figure className={figure}>
          <svg
            className={drawing}
            viewBox={`0 0 ${days.length * step} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={
              most === 0 || !peak
                ? content.noDay(name)
                : content.drawing(
                    name,
                    number.format(total),
                    number.format(most),
                    dayName(peak.day),
                  )
            }
          >
            {days.map(({ day, count }, index) => {
              const bar = most === 0 ? 0 : (count / most) * height;
              return (
                <rect key={day} x={index * step} width={step - 1} y={height - bar} height={bar} />
              );
            })}
          </svg>
          {first && last && (
            <div className={ends}>
              <span>{dayName(first.day)}</span>
              <span>{dayName(last.day)}</span>
            </div>
          )}
        </figure>
      </Stack>
    </Card>
  );
};
