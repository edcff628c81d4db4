import { Checkbox, Text, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { choice, tierFilter } from './TierFilter.css.ts';
import type { ResultsPartProps } from './useResults.ts';

interface AuthorityFilterProps extends ResultsPartProps {
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
}

/** A filter by the authorities that allot the seats, with counts; renders nothing if there is only one. */
export const AuthorityFilter = ({ shown, selected, onChange }: AuthorityFilterProps) => {
  const number = useNumberFormatter();
  const { authorities, authorityCounts: counts, applicant } = shown;
  const home = applicant.profile?.homeState;
  // The order is MCC, the home state, then the others.
  const placeOf = (state: string | null | undefined): number =>
    state ? (state === home ? 1 : 2) : 0;
  const ordered = authorities.toSorted((a, b) => placeOf(a.state) - placeOf(b.state));
  const named = ordered.flatMap(({ shortName, state }) => {
    const name = shortName ? inLanguage(shortName) : '';
    return counts.get(name) || selected.includes(name)
      ? [{ name, label: state ? content.ofState(state, name) : name }]
      : [];
  });
  if (named.length < 2) return null;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const options = [
    { label: content.allAuthorities, count: all, isChosen: selected.length === 0, choose: [] },
    ...named.map(({ name, label }) => ({
      label,
      count: counts.get(name) ?? 0,
      isChosen: selected.includes(name),
      choose: selected.includes(name)
        ? selected.filter((other) => other !== name)
        : [...selected, name],
    })),
  ];
  return (
    <fieldset aria-label={content.columns.authority} className={tierFilter}>
      {options.map(({ label, count, isChosen, choose }) => (
        <Checkbox
          key={label}
          checked={isChosen}
          onChange={() => onChange(choose)}
          label={
            <span className={choice}>
              {label}{' '}
              <Text as="span" size="small" tabular>
                {number.format(count)}
              </Text>
            </span>
          }
        />
      ))}
    </fieldset>
  );
};
