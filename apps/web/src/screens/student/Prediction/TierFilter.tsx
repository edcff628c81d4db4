import type { Prediction } from '@seatwise/flows/prediction';
import {
  Checkbox,
  Heading,
  Inline,
  Text,
  TierBadge,
  tierNames,
  useNumberFormatter,
} from '@seatwise/ui';
import { Term } from '../../../components/Term.tsx';
import { content, tierSection } from '../../../content/prediction.ts';
import { choice, tierFilter } from './TierFilter.css.ts';

type Tier = NonNullable<Prediction['probabilityTier']>;

interface CountsProps {
  /** The number of results in each tier. */
  readonly counts: ReadonlyMap<string, number>;
}

interface TierFilterProps extends CountsProps {
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly Tier[]) => void;
}

/** The heading of a section of results: the tier, its number of results and its meaning. */
export const TierHeading = ({
  row: { probabilityTier: tier },
  counts,
}: CountsProps & { readonly row: Prediction }) => (
  <Inline gap="xs">
    <Heading level={3}>
      {tier ? tierSection.title(tier, counts.get(tier) ?? 0) : tierSection.unknown}
    </Heading>
    <Text as="span" size="small" tone="muted">
      {tier ? tierSection.meaning[tier] : tierSection.unknownMeaning}
    </Text>
  </Inline>
);

/** The tiers with their counts; choosing some hides the others. */
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
