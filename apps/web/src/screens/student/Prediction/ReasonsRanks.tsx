import type { Prediction } from '@seatwise/flows/prediction';
import { Heading, RankRange, Stack, Text, TierBadge, useNumberFormatter } from '@seatwise/ui';
import { byRound, reasons as copy } from '../../../content/prediction.ts';
import { rows, tier as tierLine, year as yearLine } from './Reasons.css.ts';

interface ReasonsYearsProps {
  readonly history: NonNullable<Prediction['history']>;
  readonly air: number;
}

/** The ranks of past years on one scale, so that the student's rank is comparable. */
export const ReasonsYears = ({ history, air }: ReasonsYearsProps) => {
  const all = history.flatMap(({ minAir, maxAir }) => [minAir ?? maxAir, maxAir]);
  return (
    <Stack gap="sm">
      <Heading level={3}>{copy.years}</Heading>
      <Text size="small" tone="muted">
        {copy.yearsHint} {history.some(({ round }) => round) && copy.roundsHint}
      </Text>
      <div className={rows}>
        {history
          .toSorted((a, b) => b.year - a.year)
          .map(({ year, round, minAir, maxAir, admits }) => (
            <div key={year} className={yearLine}>
              <div>
                <Text weight="semibold" tabular>
                  {year}
                </Text>
                <Text size="caption" tone="muted">
                  {[
                    round && byRound.by(byRound.rounds[round]),
                    typeof admits === 'number' && copy.admits(admits),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <RankRange min={minAir} max={maxAir} rank={air} alongside={all} />
            </div>
          ))}
      </div>
    </Stack>
  );
};

interface ReasonsRoundsProps {
  readonly rounds: NonNullable<Prediction['rounds']>;
}

/** The chance by round; stray rounds are only for students without a seat. */
export const ReasonsRounds = ({ rounds }: ReasonsRoundsProps) => {
  const number = useNumberFormatter();
  return (
    <Stack gap="sm">
      <Heading level={3}>{byRound.title}</Heading>
      <Text size="small" tone="muted">
        {byRound.hint}
      </Text>
      <div className={rows}>
        {rounds.map(({ round, probabilityTier, closing }) => (
          <div key={round} className={tierLine}>
            <Text as="span" weight="semibold">
              {byRound.rounds[round]}
            </Text>
            <TierBadge tier={probabilityTier} />
            <Text as="span" size="small" tone="muted" tabular>
              {byRound.closing(number.format(closing))}
            </Text>
            {round === 'Stray Vacancy' && (
              <Text as="span" size="small">
                {byRound.strayHint}
              </Text>
            )}
          </div>
        ))}
      </div>
    </Stack>
  );
};

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
              {air <= limit ? copy.reached : copy.notReached(air - limit)}
            </Text>
          </div>
        ))}
      </div>
    </Stack>
  );
};
