import type { ClosedSeats, ListedCollege } from '@seatwise/official-data/college-lists';
import { Link, Text, useNumberFormatter } from '@seatwise/ui';
import { content as college } from '../../../content/college.ts';
import { content } from '../../../content/collegeLists.ts';
import { placeName } from '../../../content/places.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';
import { collegePath } from '../../../paths.ts';
import { scroller, table } from './CollegeList.css.ts';
import type { CollegeRow } from './closedSeats.ts';

/** The place and the kind of a college, without what its name or the page already says. */
const about = ({ name, city, state, kind }: ListedCollege, hasStates: boolean): string =>
  [city && !name.includes(city) && city, hasStates && placeName(state), kind && college.kinds[kind]]
    .filter(Boolean)
    .join(', ');

interface ClosingTableProps {
  readonly id: string;
  /** The name of the seats. */
  readonly label: string;
  readonly seats: Pick<ClosedSeats, 'publisher' | 'portal' | 'years'>;
  readonly rows: readonly CollegeRow[];
  readonly hasStates: boolean;
}

/** Colleges with their closing ranks by year: a native table, which needs no script and scrolls inside. */
export const ClosingTable = ({ id, label, seats, rows, hasStates }: ClosingTableProps) => {
  const number = useNumberFormatter();
  const { publisher, portal, years } = seats;
  return (
    // The table is focusable, so that the keyboard can scroll it.
    <section id={id} className={scroller} aria-label={label} tabIndex={0}>
      <table className={table}>
        <caption>
          {content.publishedBy} <Link href={portal}>{inLanguage(publisher)}</Link>
        </caption>
        <thead>
          <tr>
            <th scope="col">{content.college}</th>
            {years.map(({ year, round }) => (
              <th key={year} scope="col">
                {year}
                <Text as="div" size="caption" tone="muted">
                  {inLanguage(round)}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ college: listed, closing }) => (
            <tr key={listed.name}>
              <th scope="row">
                {listed.code ? (
                  <Link href={collegePath(listed.code)} standalone>
                    {listed.name}
                  </Link>
                ) : (
                  listed.name
                )}
                <Text as="div" size="caption" tone="muted">
                  {about(listed, hasStates)}
                </Text>
              </th>
              {closing.map((rank, index) => (
                <td key={years[index]!.year}>{rank ? number.format(rank) : content.none}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
