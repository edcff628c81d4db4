import {
  bestOf,
  type ComparisonLine,
  type ComparisonValue,
  type ShortlistItem,
} from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import {
  Badge,
  Disclosure,
  Heading,
  Inline,
  Link,
  RankLine,
  Stack,
  Text,
  useListFormatter,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { content as prediction } from '../../../content/prediction.ts';
import { comparison as copy } from '../../../content/shortlist.ts';
import { ChanceByRound } from '../../../features/choices/ChanceByRound.tsx';
import type { SeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { CostsNote } from '../../../features/sources/CostsNote.tsx';
import { scaleEnd } from '../../../lib/scaleEnd.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { collegePath } from '../../../paths.ts';
import { columns, scroller, sideways, table } from './Shortlist.css.ts';
import { useComparison } from './useComparison.ts';

export interface ComparisonProps {
  readonly items: readonly ShortlistItem[];
  readonly known: Pick<SeatKnowledge, 'outlooks' | 'profile'>;
  /** Adds an item to a choice list. */
  readonly renderAdd: (item: ShortlistItem) => ReactNode;
}

interface ValueProps {
  readonly value: ComparisonValue | null;
  /** What is best about it. */
  readonly best?: string | undefined;
}

const Value = ({ value, best }: ValueProps) => {
  const air = useUser(useServices().session)?.air;
  if (!value) return copy.unknown;
  const { text, note, chances, closings } = value;
  return (
    <>
      <Inline gap="xs">
        {chances ? <ChanceByRound chances={chances} /> : text}
        {best && <Badge tone="positive">{best}</Badge>}
      </Inline>
      {note && (
        <Text as="div" size="caption" tone="muted">
          {note}
        </Text>
      )}
      {closings?.[0] && typeof air === 'number' && (
        <>
          <RankLine closings={closings} rank={air} end={scaleEnd(air)} />
          <Text as="div" size="caption" tone="muted" tabular>
            {prediction.margin(closings[0].rank - air, `${closings[0].year}`)}
          </Text>
        </>
      )}
    </>
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
        <td key={seatKey(items[index]!)}>
          <Value value={value} best={best.has(index) ? line.best : undefined} />
        </td>
      ))}
    </tr>
  );
};

const columnsOf = (count: number): string => columns[count < 3 ? 2 : count < 4 ? 3 : 4];

/** Seats side by side: the differences first, the common values folded. */
export const Comparison = ({ items, known, renderAdd }: ComparisonProps) => {
  const { different, same, unknown } = useComparison(items, known);
  const list = useListFormatter({ type: 'conjunction' });
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
        <table className={`${table} ${columnsOf(items.length)}`}>
          <thead>
            <tr>
              <th scope="col">{copy.seat}</th>
              {items.map((item, index) => (
                <th key={seatKey(item)} scope="col">
                  {known.outlooks.get(seatKey(item))?.hasPage === false ? (
                    item.institute
                  ) : (
                    <Link href={collegePath(item.instituteCode)}>{item.institute}</Link>
                  )}
                  <Text as="div" size="caption" tone="muted">
                    {different
                      .flatMap((line) => (bestOf(line).has(index) && line.best) || [])
                      .join(' · ')}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{copy.actions}</th>
              {items.map((item) => (
                <td key={seatKey(item)}>{renderAdd(item)}</td>
              ))}
            </tr>
            {different.map((line) => (
              <Line key={line.label} line={line} items={items} />
            ))}
          </tbody>
        </table>
      </section>
      {unknown.length > 0 && <Text size="small">{copy.unknownForAll(list.format(unknown))}</Text>}
      {same.length > 0 && (
        <Disclosure title={copy.same(list.format(same.map(({ label }) => label)))}>
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
      <CostsNote
        seats={items.flatMap((item) => known.outlooks.get(seatKey(item)) ?? [])}
        exam={known.profile.exam}
      />
    </Stack>
  );
};
