import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { label } from '../../internal/FigureTable/FigureWithTable.css.ts';
import { FigureWithTable } from '../../internal/FigureTable/FigureWithTable.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import {
  given,
  gridLine,
  key,
  mark,
  range as rangeStyle,
  share as shareStyle,
  years,
} from './AccuracyChart.css.ts';
import { accuracyChartMessages } from './messages.ts';
import { wholePercent } from './percent.ts';

/** A level of chance, and how often its predictions came true; shares are between 0 and 1. */
export interface AccuracyLevel {
  readonly name: string;
  /** The range of chances that the level covers. */
  readonly from: number;
  readonly to: number;
  /** How many predictions were measured. */
  readonly measured: number;
  /** The mean predicted chance; null if nothing was measured, as are the shares below. */
  readonly chance: number | null;
  /** The share that came true: overall, and the lowest and the highest that was measured. */
  readonly reached: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

export interface AccuracyChartProps {
  /** The measured data in words; the caption of the table. */
  readonly caption: string;
  /** The levels, the best first. */
  readonly levels: readonly AccuracyLevel[];
}

/** The size of the drawing in its own units, with an axis at the side and a name below each level. */
const height = 220;
const top = 8;
const bottom = 44;
const axis = 36;
const width = 72;

const ticks = [0, 0.5, 1] as const;

const y = (at: number): number => top + (1 - at) * (height - top - bottom);

const Key = ({ children, text }: { readonly children: ReactNode; readonly text: string }) => (
  <span className={key}>
    <svg className={mark} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
    {text}
  </span>
);

/** The chances of a level, the share that came true, and the range of that share over the years. */
const Level = ({ level, middle }: { readonly level: AccuracyLevel; readonly middle: number }) => {
  const { name, from, to, reached, lowest, highest } = level;
  return (
    <g>
      <rect
        className={given}
        x={middle - 18}
        width="36"
        rx="4"
        y={y(to)}
        height={y(from) - y(to)}
      />
      {lowest !== null && highest !== null && (
        <path className={years} d={`M${middle - 6} ${y(highest)}h12m-6 0V${y(lowest)}m-6 0h12`} />
      )}
      {reached !== null && <circle className={shareStyle} cx={middle} cy={y(reached)} r="5" />}
      <text className={label} y={height - bottom}>
        {/* The last word has a line of its own, so that names beside each other fit on a phone. */}
        {name.split(/ (?=\S+$)/).map((line) => (
          <tspan key={line} x={middle} dy="1.1em">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
};

/** A drawing of how often predictions of each level came true, compared with their chance; its table is folded. */
export const AccuracyChart = ({ caption, levels }: AccuracyChartProps) => {
  const messages = useMessages('AccuracyChart', accuracyChartMessages);
  const number = useNumberFormatter();
  const percents = useNumberFormatter({ style: 'percent' });
  const percent = (value: number | null): string =>
    value === null ? messages.none : percents.format(wholePercent(value) / 100);
  const range = ({ lowest, highest }: AccuracyLevel): string | undefined => {
    if (lowest === null || highest === null) return undefined;
    const first = wholePercent(lowest);
    return first === wholePercent(highest)
      ? undefined
      : messages.range({ lowest: number.format(first), highest: percent(highest) });
  };
  const end = axis + levels.length * width;
  return (
    <FigureWithTable
      caption={caption}
      description={messages.drawing}
      width={end}
      height={height}
      fold={{ as: Disclosure, title: messages.table }}
      legend={
        <>
          <Key text={messages.box}>
            <rect className={given} x="2" y="1" width="12" height="14" rx="3" />
          </Key>
          <Key text={messages.dot}>
            <circle className={shareStyle} cx="8" cy="8" r="5" />
          </Key>
          <Key text={messages.line}>
            <path className={years} d="M3 2h10m-5 0v12m-5 0h10" />
          </Key>
        </>
      }
      columns={[
        { name: messages.level },
        { name: messages.given },
        {
          name: messages.reached,
          head: (
            <>
              {messages.reached} <span className={rangeStyle}>{messages.extremes}</span>
            </>
          ),
        },
        { name: messages.measured },
      ]}
      rows={levels.map((level) => ({
        key: level.name,
        name: level.name,
        figures: [
          percent(level.chance),
          <>
            {percent(level.reached)} <span className={rangeStyle}>{range(level)}</span>
          </>,
          number.format(level.measured),
        ],
      }))}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={gridLine} x1={axis} x2={end} y1={y(tick)} y2={y(tick)} />
          <text className={label} x={axis / 2} y={y(tick) + 4}>
            {percents.format(tick)}
          </text>
        </g>
      ))}
      {levels.map((level, index) => (
        <Level key={level.name} level={level} middle={axis + (index + 0.5) * width} />
      ))}
    </FigureWithTable>
  );
};
