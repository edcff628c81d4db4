import type { Prediction } from '@seatwise/flows/predictor';
import { Heading, Stack, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { reasons as words } from '../../content/prediction.ts';
import { rows, tier as tierLine } from './Reasons.css.ts';

interface ReasonsNeededProps {
  readonly needed: NonNullable<Prediction['neededAir']>;
  readonly air: number;
}

/** Which rank each chance asks for, and how far the student's own is from it. */
export const ReasonsNeeded = ({ needed, air }: ReasonsNeededProps) => {
  const number = useNumberFormatter();
  return (
    <Stack gap="sm">
      <Heading level={3}>{words.needed}</Heading>
      <div className={rows}>
        {needed.map(({ tier, air: limit }) => (
          <div key={tier} className={tierLine}>
            <TierBadge tier={tier} />
            <Text as="span" weight="semibold" tabular>
              {words.orBetter(number.format(limit))}
            </Text>
            <Text as="span" size="small" tone="muted" tabular>
              {air <= limit
                ? words.reached
                : words.notReached(air - limit, number.format(air - limit))}
            </Text>
          </div>
        ))}
      </div>
    </Stack>
  );
};
