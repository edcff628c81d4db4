import type { Prediction } from '@seatwise/flows/prediction';
import { Checkbox, Text, TierBadge, tierNames, useNumberFormatter } from '@seatwise/ui';
import { Term } from '../../../components/Term.tsx';
import { content } from '../../../content/prediction.ts';
import { choice, tierFilter } from './TierFilter.css.ts';

type Tier = NonNullable<Prediction['probabilityTier']>;

interface TierFilterProps {
  /** How many results each tier has. */
  readonly counts: ReadonlyMap<string, number>;
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly Tier[]) => void;
}

/** The tiers with their counts; those that are chosen are shown alone. */
export const TierFilter = ({ counts, selected, onChange }: TierFilterProps) => {
  const number = useNumberFormatter();
  return (
    <fieldset aria-label={content.columns.tier} className={tierFilter}>
      {tierNames.map((tier) => (
        <Checkbox
          key={tier}
          checked={selected.includes(tier)}
          onChange={({ checked }) =>
            onChange(
              tierNames.filter((other) => (other === tier ? checked : selected.includes(other))),
            )
          }
          label={
            <span className={choice}>
              <TierBadge tier={tier} />{' '}
              <Text as="span" size="small" tabular>
                {number.format(counts.get(tier) ?? 0)}
              </Text>
            </span>
          }
        />
      ))}
      <Term id="chance" />
    </fieldset>
  );
};
