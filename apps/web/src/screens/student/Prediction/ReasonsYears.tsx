import type { Prediction } from '@seatwise/flows/prediction';
import { Heading, Provenance, RankRange, Stack, Text, useNumberFormatter } from '@seatwise/ui';
import { reasons as copy } from '../../../content/prediction.ts';
import { rows, year as yearLine } from './Reasons.css.ts';

interface ReasonsYearsProps {
  readonly history: NonNullable<Prediction['history']>;
  readonly air: number;
}

/** The ranks of past years on one scale, so that the student's rank is comparable. */
export const ReasonsYears = ({ history, air }: ReasonsYearsProps) => {
  const number = useNumberFormatter();
  const all = history.flatMap(({ minAir, maxAir }) => [minAir, maxAir]);
  return (
    <Stack gap="sm">
      <Heading level={3}>{copy.years}</Heading>
      <Text size="small" tone="muted">
        {copy.yearsHint}
      </Text>
      <div className={rows}>
        {history
          .toSorted((a, b) => b.year - a.year)
          .map(({ year, minAir, maxAir, admits, sample }) => (
            <div key={year} className={yearLine}>
              <div>
                <Text weight="semibold" tabular>
                  {year}
                </Text>
                <Text size="caption" tone="muted">
                  {typeof admits === 'number' && copy.admits(admits, number.format(admits))}
                </Text>
                {typeof sample === 'boolean' && (
                  <Provenance source={sample ? 'sample' : 'imported'} />
                )}
              </div>
              <RankRange min={minAir} max={maxAir} rank={air} alongside={all} />
            </div>
          ))}
      </div>
    </Stack>
  );
};
