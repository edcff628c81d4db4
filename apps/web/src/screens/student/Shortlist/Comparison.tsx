import { tiers } from '@seatwise/api-client/contract/constants/prediction';
import {
  bestOf,
  type ComparisonLine,
  type ComparisonValue,
  type ShortlistItem,
} from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { Badge, Disclosure, Heading, Inline, Stack, Text, TierBadge } from '@seatwise/ui';
import { comparison as copy } from '../../../content/shortlist.ts';
import type { SeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { differs, scroller, sideways, table } from './Shortlist.css.ts';
import { CostsNote } from '../../../features/sources/CostsNote.tsx';
import { useComparison } from './useComparison.ts';

export interface ComparisonProps {
  readonly items: readonly ShortlistItem[];
  readonly known: Pick<SeatKnowledge, 'outlooks' | 'profile'>;
}

interface ValueProps {
  readonly value: ComparisonValue | null;
  readonly isBest?: boolean;
}

const Value = ({ value, isBest = false }: ValueProps) => {
  if (!value) return copy.unknown;
  const { text } = value;
  const tier = tiers.find((name) => name === text);
  return (
    <Inline gap="xs">
      {tier ? <TierBadge tier={tier} /> : text}
      {isBest && <Badge tone="positive">{copy.best}</Badge>}
    </Inline>
  );
};

const Line = ({
  line,
  items,
}: Pick<ComparisonProps, 'items'> & { readonly line: ComparisonLine }) => {
  const best = bestOf(line);
  return (
    <tr>
      <th scope="row">{line.label}</th>
      {line.values.map((value, index) => (
        <td key={seatKey(items[index]!)} className={differs}>
          <Value value={value} isBest={best.has(index)} />
        </td>
      ))}
    </tr>
  );
};

/** Seats side by side: the differences first, the common values folded. */
export const Comparison = ({ items, known }: ComparisonProps) => {
  const { different, same } = useComparison(items, known);
  return (
    <Stack as="section">
      <Heading level={2}>{copy.title}</Heading>
      {items.length > 2 && (
        <div className={sideways}>
          <Text size="small" tone="muted">
            {copy.sideways(items.length)}
          </Text>
        </div>
      )}
      {/* The section is focusable, so that the keyboard can scroll it. */}
      <section className={scroller} aria-label={copy.title} tabIndex={0}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{copy.seat}</th>
              {items.map((item) => (
                <th key={seatKey(item)} scope="col">
                  {item.institute}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {different.map((line) => (
              <Line key={line.label} line={line} items={items} />
            ))}
          </tbody>
        </table>
      </section>
      <CostsNote
        seats={items.flatMap((item) => known.outlooks.get(seatKey(item)) ?? [])}
        exam={known.profile.exam}
      />
      {same.length > 0 && (
        <Disclosure title={copy.same(same.length)}>
          <dl>
            {same.map(({ label, values }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Value value={values[0]!} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </Stack>
  );
};
