import type { Prediction } from '@seatwise/flows/prediction';
import { Text, useDateFormatter, useListFormatter, useNumberFormatter } from '@seatwise/ui';
import { content, printed as copy } from '../../../content/prediction.ts';
import { quotaLabel } from '../../../content/places.ts';
import { site } from '../../../content/site.ts';
import { instituteOf, keyOf, rankText, seatText, yearsText } from './resultTexts.ts';
import { PrintedSheet } from '../../../features/print/PrintedSheet.tsx';
import { figure } from '../../../features/print/printSheet.css.ts';

interface PrintedResultsProps {
  /** The results, in order. */
  readonly results: readonly Prediction[];
  /** The question that the results answer. */
  readonly question: string;
  readonly time: Date;
}

/** The maximum number of rows; more would fill a book. */
const limit = 500;

const { columns } = content;

const heads = [
  columns.code,
  columns.institute,
  columns.quota,
  columns.seat,
  columns.minAir,
  columns.maxAir,
  columns.tier,
];

/** The results on paper: a plain list with its question, date and source. */
export const PrintedResults = ({ results, question, time }: PrintedResultsProps) => {
  const number = useNumberFormatter();
  const day = useDateFormatter({ dateStyle: 'long' });
  const list = useListFormatter();
  const shown = results.slice(0, limit);
  const count = number.format(results.length);
  return (
    <PrintedSheet
      title={content.results}
      about={
        <>
          <Text weight="semibold">{question}</Text>
          <Text>{copy.made(site.name, day.format(time))}</Text>
          <Text>
            {results.length > limit
              ? copy.first(number.format(limit), count)
              : copy.count(results.length)}
          </Text>
          <Text>{yearsText(shown, list)}</Text>
        </>
      }
      heads={heads}
    >
      {shown.map((row) => (
        <tr key={keyOf(row)}>
          <td className={figure}>{row.instituteCode}</td>
          <th scope="row">{instituteOf(row)}</th>
          <td>{row.quotaName ? quotaLabel(row.quotaName) : content.noValue}</td>
          <td>{seatText(row)}</td>
          <td className={figure}>{rankText(row.minAir, number)}</td>
          <td className={figure}>{rankText(row.maxAir, number)}</td>
          <td>{row.probabilityTier ?? content.noValue}</td>
        </tr>
      ))}
    </PrintedSheet>
  );
};
