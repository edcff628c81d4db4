import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { label } from '../../internal/FigureTable/FigureWithTable.css.ts';
import { FigureWithTable } from '../../internal/FigureTable/FigureWithTable.tsx';
import { rankScale } from '../../internal/rankScale.ts';
import { rankHistoryMessages } from './messages.ts';
import {
  dot,
  gridLine,
  line as lineStyle,
  lineName,
  ownLine,
  ownLineEdge,
  ownRank,
  scaleEnd,
  yearText,
} from './RankHistory.css.ts';

export interface YearOfRanks {
  /** The year, with its round if known. */
  readonly label: string;
  /** The year below the drawing. @default the label */
  readonly year?: string | undefined;
  /**
   * The line that joins this closing rank with those of other years, such as a round; its name is
   * at its end. A rank on the line `null` is only in the table. @default one line without a name
   */
  readonly line?: string | null | undefined;
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
/** The room of the ranks left of the lines, and the most that all years and each of them take. */
const gutter = 88;
const room = 280;
const widest = 64;
/** The most rows of a table beside the drawing; a longer table is folded below it. */
const shortTable = 6;
/** The room of a year; if years are closer together, some have no text. */
const yearWidth = 46;
/** The least distance of names at the ends of lines, their distance from the lines, and the room of a letter. */
const nameHeight = 18;
const nameGap = 10;
const letter = 10;
/** Later rounds are darker. */
const opacityOf = (index: number, count: number): number =>
  1 - (0.45 * (count - 1 - index)) / count;

/** The heights of names at the ends of their lines, moved down where they would overlap. */
const spread = (heights: readonly number[]): ReadonlyMap<number, number> => {
  let free = -Infinity;
  return new Map(
    heights
      .toSorted((a, b) => a - b)
      .map((y) => {
        free = Math.max(y, free + nameHeight);
        return [y, free];
      }),
  );
};

interface LineProps {
  readonly points: readonly {
    readonly column: number;
    readonly x: number;
    readonly y: number;
  }[];
  readonly opacity: number;
}

/** The closing ranks of a line; a year without a list interrupts it. */
const Line = ({ points, opacity }: LineProps) => (
  <g opacity={opacity}>
    <path
      className={lineStyle}
      d={points
        .map(({ column, x, y }, index) => {
          const isJoined = column - 1 === points[index - 1]?.column;
          return `${isJoined ? 'L' : 'M'}${x} ${y}`;
        })
        .join('')}
    />
    {points.map(({ column, x, y }) => (
      <circle key={column} className={dot} cx={x} cy={y} r="4" />
    ))}
  </g>
);

/** A year as a row of the table. */
const rowOf = (
  { label: year, min, max, admits, source }: YearOfRanks,
  { unknown }: typeof rankHistoryMessages,
  format: Intl.NumberFormat,
) => {
  const figure = (value: number | null | undefined): string =>
    typeof value === 'number' ? format.format(value) : unknown;
  return {
    key: year,
    name: (
      <>
        <span className={yearText}>{year}</span> {source}
      </>
    ),
    figures: [min, max, admits].map(figure),
  };
};

/** Closing ranks year by year as lines, and with the opening ranks as a table, with the student's own rank. */
export const RankHistory = ({ caption, years, rank }: RankHistoryProps) => {
  const messages = useMessages('RankHistory', rankHistoryMessages);
  const format = useNumberFormatter();
  const drawn = years.filter(({ line }) => line !== null);
  const scale = rankScale([...drawn.map(({ max }) => max), ...(rank === undefined ? [] : [rank])]);
  const columns = [...new Set(drawn.map(({ label: name, year = name }) => year))];
  const step = Math.min(widest, room / columns.length);
  const yearStep = Math.ceil(yearWidth / step);
  const end = gutter + columns.length * step;
  const y = (at: number): number => margin + scale.at(at) * (height - 2 * margin);
  const x = (column: number): number => gutter + (column + 0.5) * step;
  const lines = [...Map.groupBy(drawn, ({ line }) => line ?? '')].map(([name, of]) => ({
    name,
    points: of.map(({ label: text, year = text, max }) => {
      const column = columns.indexOf(year);
      return { column, x: x(column), y: y(max) };
    }),
  }));
  const names = spread(lines.map(({ points }) => points.at(-1)!.y));
  const yours = rank === undefined ? undefined : messages.yours({ rank: format.format(rank) });
  return (
    <FigureWithTable
      caption={caption}
      description={[messages.drawing, yours].filter(Boolean).join('. ')}
      width={
        x(columns.length - 1) +
        nameGap +
        letter * Math.max(1, ...lines.map(({ name }) => name.length))
      }
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
      rows={years.map((year) => rowOf(year, messages, format))}
    >
      {[1, scale.to / 2, scale.to].map((at) => (
        <g key={at}>
          <line className={gridLine} x1={gutter} x2={end} y1={y(at)} y2={y(at)} />
          <text className={`${label} ${scaleEnd}`} x={gutter - 8} y={y(at) + 4}>
            {format.format(at)}
          </text>
        </g>
      ))}
      {columns.map((year, index) => (
        <text key={year} className={label} x={x(index)} y={height - 4}>
          {(columns.length - 1 - index) % yearStep === 0 && year}
        </text>
      ))}
      {lines.map(({ name, points }, index) => (
        <g key={name}>
          <Line points={points} opacity={opacityOf(index, lines.length)} />
          <text
            className={`${label} ${lineName}`}
            x={x(columns.length - 1) + nameGap}
            y={names.get(points.at(-1)!.y)! + 4}
          >
            {name}
          </text>
        </g>
      ))}
      {rank !== undefined &&
        [ownLineEdge, ownLine].map((part) => (
          <line key={part} className={part} x1={gutter} x2={end} y1={y(rank)} y2={y(rank)} />
        ))}
    </FigureWithTable>
  );
};
