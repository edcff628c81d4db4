import type { ReactNode } from 'react';
import { useNumberFormatter } from '../../components/LocaleProvider/index.ts';
import {
  captionText,
  cell,
  drawing,
  figure,
  figureWithTable,
  hint,
  label,
  table,
} from '../../internal/figureTable.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { given, gridLine, key, mark, share as shareStyle, years } from './Calibration.css.ts';
import { calibrationMessages } from './messages.ts';
import { wholePercent } from './percent.ts';

/** A level of chance, and how often what it said came true; shares are between 0 and 1. */
export interface CalibrationLevel {
  readonly name: string;
  /** The chances that it stands for. */
  readonly from: number;
  readonly to: number;
  /** How many predictions were measured. */
  readonly measured: number;
  /** The mean chance that they gave; null where nothing was measured, as below. */
  readonly chance: number | null;
  /** The share that came true, of all and of the worst and the best year. */
  readonly reached: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

export interface CalibrationProps {
  /** What was measured; the caption of the table. */
  readonly caption: string;
  /** The levels, the best first. */
  readonly levels: readonly CalibrationLevel[];
}

/** The drawing in its own units: an axis at the side, a name below each level. */
const height = 200;
const top = 8;
const bottom = 24;
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

/** How often predictions of each level came true against the chance they gave, drawn and as a table. */
export const Calibration = ({ caption, levels }: CalibrationProps) => {
  const messages = useMessages('Calibration', calibrationMessages);
  const number = useNumberFormatter();
  const percents = useNumberFormatter({ style: 'percent' });
  const percent = (value: number | null): string =>
    value === null ? messages.none : percents.format(wholePercent(value) / 100);
  const range = (lowest: number | null, highest: number | null): string =>
    lowest === null || highest === null
      ? messages.none
      : messages.range({ lowest: percent(lowest), highest: percent(highest) });
  const end = axis + levels.length * width;
  return (
    <div className={figureWithTable}>
      <figure className={figure}>
        <svg
          className={drawing}
          viewBox={`0 0 ${end} ${height}`}
          role="img"
          aria-label={`${caption}. ${messages.drawing}`}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={gridLine} x1={axis} x2={end} y1={y(tick)} y2={y(tick)} />
              <text className={label} x={axis / 2} y={y(tick) + 4}>
                {percents.format(tick)}
              </text>
            </g>
          ))}
          {levels.map(({ name, from, to, reached, lowest, highest }, index) => {
            const middle = axis + (index + 0.5) * width;
            return (
              <g key={name}>
                <rect
                  className={given}
                  x={middle - 18}
                  width="36"
                  rx="4"
                  y={y(to)}
                  height={y(from) - y(to)}
                />
                {lowest !== null && highest !== null && (
                  <line
                    className={years}
                    x1={middle}
                    x2={middle}
                    y1={y(highest)}
                    y2={y(lowest)}
                    strokeLinecap="round"
                  />
                )}
                {reached !== null && (
                  <circle className={shareStyle} cx={middle} cy={y(reached)} r="7" />
                )}
                <text className={label} x={middle} y={height - 4}>
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
        <figcaption className={hint}>
          <Key text={messages.box}>
            <rect className={given} x="2" y="1" width="12" height="14" rx="3" />
          </Key>
          <Key text={messages.dot}>
            <circle className={shareStyle} cx="8" cy="8" r="6" />
          </Key>
          <Key text={messages.line}>
            <line className={years} x1="8" x2="8" y1="1" y2="15" strokeLinecap="round" />
          </Key>
        </figcaption>
      </figure>
      <table className={table}>
        <caption className={captionText}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              {messages.level}
            </th>
            <th scope="col" className={cell} data-number>
              {messages.given}
            </th>
            <th scope="col" className={cell} data-number>
              {messages.reached}
            </th>
            <th scope="col" className={cell} data-number>
              {messages.byYear}
            </th>
            <th scope="col" className={cell} data-number>
              {messages.measured}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name, chance, reached, lowest, highest, measured }) => (
            <tr key={name}>
              <th scope="row" className={cell}>
                {name}
              </th>
              <td className={cell} data-number>
                {percent(chance)}
              </td>
              <td className={cell} data-number>
                {percent(reached)}
              </td>
              <td className={cell} data-number>
                {range(lowest, highest)}
              </td>
              <td className={cell} data-number>
                {number.format(measured)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
