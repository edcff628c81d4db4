import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { FigureTable } from '../../internal/FigureTable/FigureTable.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { stackedBarsMessages } from './messages.ts';
import {
  axis,
  bars as barsStyle,
  caption as captionStyle,
  drawing,
  figure,
  legend,
  legendItem,
  legendName,
  legendValue,
  part,
  scale,
  scroller,
  swatch,
} from './StackedBars.css.ts';

export interface StackedBar {
  /** The label of the bar, such as a day. */
  readonly label: string;
  /** The values of the series, in their order. */
  readonly values: readonly number[];
}

export interface StackedBarsProps {
  /** The bars' meaning in words; the caption of the table. */
  readonly caption: string;
  /** The unit of a bar, such as the day; the header of the table's first column. */
  readonly unit: string;
  /** The names of the series, at most four; the first is at the bottom. */
  readonly series: readonly string[];
  /** The bars, from left to right. */
  readonly bars: readonly StackedBar[];
  /** Formats a value. @default a number of the locale */
  readonly format?: (value: number) => string;
}

/** The size of the drawing in its own units. */
const height = 100;
const width = 10;
const gap = 2;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

interface DrawingProps extends Pick<StackedBarsProps, 'caption' | 'series' | 'bars'> {
  readonly text: (value: number) => string;
}

const Drawing = ({ caption, series, bars, text }: DrawingProps) => {
  const messages = useMessages('StackedBars', stackedBarsMessages);
  const totals = bars.map(({ values }) => sum(values));
  const highest = Math.max(0, ...totals);
  const peak = bars[totals.indexOf(highest)];
  return (
    <figure className={figure}>
      <figcaption className={captionStyle}>{caption}</figcaption>
      {highest > 0 && (
        // Hidden from screen readers, which read the totals in the table.
        <div className={scale} aria-hidden>
          <span>{text(highest)}</span>
          <span>{text(0)}</span>
        </div>
      )}
      <svg
        className={drawing}
        viewBox={`0 0 ${Math.max(1, bars.length) * width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${caption}. ${messages.drawing}`}
      >
        {highest > 0 &&
          bars.map(({ label, values }, index) =>
            series.map((name, at) => {
              const below = sum(values.slice(0, at + 1));
              return (
                <rect
                  key={`${label} ${name}`}
                  className={part}
                  data-series={at}
                  x={index * width + gap / 2}
                  width={width - gap}
                  y={height - (below / highest) * height}
                  height={((values[at] ?? 0) / highest) * height}
                />
              );
            }),
          )}
      </svg>
      <div className={axis}>
        <span>{bars[0]?.label}</span>
        {peak && highest > 0 && (
          <span>{messages.highest({ label: peak.label, total: text(highest) })}</span>
        )}
        <span>{bars.length > 1 && bars.at(-1)!.label}</span>
      </div>
    </figure>
  );
};

/** Totals of several series bar by bar, such as sales by day and plan: drawn, summed and as a table. */
export const StackedBars = ({ caption, unit, series, bars, format }: StackedBarsProps) => {
  const messages = useMessages('StackedBars', stackedBarsMessages);
  const number = useNumberFormatter();
  const text = format ?? ((value: number) => number.format(value));
  const totals = bars.map(({ values }) => sum(values));
  // A single series equals the total.
  const parts = series.length > 1 ? series : [];
  const totalOf = (index: number): number => sum(bars.map(({ values }) => values[index] ?? 0));
  return (
    <div className={barsStyle}>
      <Drawing caption={caption} series={series} bars={bars} text={text} />
      <dl className={legend}>
        {parts.map((name, at) => (
          <div key={name} className={legendItem}>
            <dt className={legendName}>
              <span className={swatch} data-series={at} />
              {name}
            </dt>
            <dd className={legendValue}>{text(totalOf(at))}</dd>
          </div>
        ))}
        <div className={legendItem}>
          <dt className={legendName}>{messages.total}</dt>
          <dd className={legendValue}>{text(sum(totals))}</dd>
        </div>
      </dl>
      <Disclosure title={messages.table}>
        {/* A scroll container must be focusable and named, or it cannot be scrolled by keyboard. */}
        <section className={scroller} aria-label={caption} tabIndex={0}>
          <FigureTable
            dense
            caption={caption}
            columns={[unit, ...parts, messages.total].map((name) => ({ name }))}
            rows={bars.map(({ label, values }, index) => ({
              key: label,
              name: label,
              figures: [...parts.map((_, at) => text(values[at] ?? 0)), text(totals[index]!)],
            }))}
          />
        </section>
      </Disclosure>
    </div>
  );
};
