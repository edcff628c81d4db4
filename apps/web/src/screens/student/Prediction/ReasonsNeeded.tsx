import type { Prediction } from '@seatwise/flows/prediction';
import { Heading, Stack, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { reasons as copy } from '../../../content/prediction.ts';
import { rows, tier as tierLine } from './Reasons.css.ts';

interface ReasonsNeededProps {
  readonly needed: NonNullable<Prediction['neededAir']>;
  readonly air: number;
}

/** The rank that each probability tier needs, and the student's distance to it. */
export const ReasonsNeeded = ({ needed, air }: ReasonsNeededProps) => {
  const number = useNumberFormatter();
  return (
    <Stack gap="sm">
      <Heading level={3}>{copy.needed}</Heading>
      <div className={rows}>
        {needed.map(({ tier, air: limit }) => (
          <div key={tier} className={tierLine}>
            <TierBadge tier={tier} />
            <Text as="span" weight="semibold" tabular>
              {copy.orBetter(number.format(limit))}
            </Text>
            <Text as="span" size="small" tone="muted" tabular>
              {air <= limit
                ? copy.reached
                : copy.notReached(air - limit, number.format(air - limit))}
            </Text>
          </div>
        ))}
      </div>
    </Stack>
  );
};
