import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { label } from '../../internal/FigureTable/FigureWithTable.css.ts';
import { FigureWithTable } from '../../internal/FigureTable/FigureWithTable.tsx';
import { rankScale } from '../../internal/rankScale.ts';
import { rankHistoryMessages } from './messages.ts';
import { bar, ownLine, ownLineEdge, ownRank, scaleEnd, yearText } from './RankHistory.css.ts';

export interface YearOfRanks {
  /** The year, with its round if known. */
  readonly label: string;
  /** The text below the bar. @default the label */
  readonly mark?: string | undefined;
  /** The best admitted rank, if known. */
  readonly min?: number | null | undefined;
  /** The worst admitted rank. */
  readonly max: number;
  /** How many were admitted, if known. */
  readonly admits?: number | null | undefined;
  /** The source of the figures. */
  readonly source?: ReactNode;
}

export interface RankHistoryProps {
  /** The seat or seats whose ranks are drawn; the caption of the table. */
  readonly caption: string;
  /** The years, the earliest first. */
  readonly years: readonly YearOfRanks[];
  /** The student's own rank, if known. */
  readonly rank?: number | undefined;
}

/** The size of the drawing in its own units, with room for a label above and below. */
const height = 200;
const margin = 24;
/** The width of the scale's ends, and the most that all bars take together. */
const gutter = 64;
const room = 384;
const widest = 64;
/** The most rows of a table beside the drawing; a longer table is folded below it. */
const shortTable = 6;
/** The width of a mark; if bars are closer together, some have none. */
const markWidth = 46;

/** The indexes of the bars that get a mark, chosen so that no mark touches the one before it. */
const markedOf = (years: RankHistoryProps['years'], width: number): ReadonlySet<number> => {
  const marked = new Set<number>();
  let last = -Infinity;
  for (const [index, { label: year, mark = year }] of years.entries()) {
    if (mark === '' || (index - last) * width < markWidth) continue;
    marked.add(index);
    last = index;
  }
  return marked;
};

/** Opening and closing ranks year by year, drawn and as a table, with the student's own rank. */
export const RankHistory = ({ caption, years, rank }: RankHistoryProps) => {
  const messages = useMessages('RankHistory', rankHistoryMessages);
  const format = useNumberFormatter();
  const scale = rankScale([
    ...years.flatMap(({ min, max }) => [min ?? max, max]),
    ...(rank === undefined ? [] : [rank]),
  ]);
  const width = Math.min(widest, room / years.length);
  const end = gutter + years.length * width;
  const y = (at: number): number => margin + scale.at(at) * (height - 2 * margin);
  const marked = markedOf(years, width);
  const yours = rank === undefined ? undefined : messages.yours({ rank: format.format(rank) });
  return (
    <FigureWithTable
      caption={caption}
      description={[messages.drawing, yours].filter(Boolean).join('. ')}
      width={end}
      height={height}
      legend={
        <>
          {yours !== undefined && <span className={ownRank}>{yours}</span>}
          <span>{messages.better}</span>
        </>
      }
      fold={years.length > shortTable ? { as: Disclosure, title: messages.figures } : undefined}
      columns={[messages.year, messages.opening, messages.closing, messages.admitted].map(
        (name) => ({ name }),
      )}
      rows={years.map(({ label: year, min, max, admits, source }) => ({
        key: year,
        name: (
          <>
            <span className={yearText}>{year}</span> {source}
          </>
        ),
        figures: [
          typeof min === 'number' ? format.format(min) : messages.unknown,
          format.format(max),
          typeof admits === 'number' ? format.format(admits) : messages.unknown,
        ],
      }))}
    >
      {[1, scale.to].map((at) => (
        <text key={at} className={`${label} ${scaleEnd}`} x={gutter - 8} y={y(at) + 4}>
          {format.format(at)}
        </text>
      ))}
      {years.map(({ label: year, mark = year, min, max }, index) => {
        const middle = gutter + (index + 0.5) * width;
        return (
          <g key={year}>
            <rect
              className={bar}
              x={middle - 0.15 * width}
              width={0.3 * width}
              rx="2"
              y={y(min ?? max)}
              height={Math.max(4, y(max) - y(min ?? max))}
            />
            <text className={label} x={middle} y={height - 4}>
              {marked.has(index) && mark}
            </text>
          </g>
        );
      })}
      {rank !== undefined &&
        [ownLineEdge, ownLine].map((part) => (
          <line key={part} className={part} x1={gutter} x2={end} y1={y(rank)} y2={y(rank)} />
        ))}
    </FigureWithTable>
  );
};
