import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { tierBadgeMessages } from '../../internal/tiers/messages.ts';
import { tierNames } from '../../internal/tiers/tierVariants.ts';
import { rankStripMessages } from './messages.ts';
import {
  axis,
  bin as binStyle,
  bins as binsStyle,
  flag,
  flagLine,
  head,
  none as noneStyle,
  note as noteStyle,
  plot as plotStyle,
  readout,
  strip,
  tick,
} from './RankStrip.css.ts';
import { StripDrawing, type SeatOnStrip, type Size } from './StripDrawing.tsx';
import { isWithin, stripScale, type RankSpan, type StripScale } from './stripLayout.ts';
import { useBrush } from './useBrush.ts';

export type { RankSpan, SeatOnStrip };

export interface RankStripProps {
  /** The name of the strip, which says what seats it shows. */
  readonly caption: string;
  /** The seats; undefined while they load. */
  readonly seats: readonly SeatOnStrip[] | undefined;
  /** The ranks that the scale covers; pass all of them to keep the scale under filters. @default the ranks of the seats */
  readonly scaleOf?: readonly number[];
  /** The student's own rank. */
  readonly rank: number;
  /** The chosen ranks. */
  readonly range: RankSpan | undefined;
  /** Called when the user chooses ranks; undefined when the choice is cleared. */
  readonly onRangeChange: (range: RankSpan | undefined) => void;
  /** A line below the strip, such as how many seats are not drawn. */
  readonly note?: ReactNode;
}

/** The width of a bin that a finger can hit. */
const binWidth = 44;
/** The width of a word beside the flag of the student's rank. */
const sideWidth = 120;

/** The size of an element; zero on the server and until it is measured. */
const useSize = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = (): void =>
      setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
};

/** Descriptions of seats: how many there are in each tier, or the college if there is only one. */
const useTexts = () => {
  const messages = useMessages('RankStrip', rankStripMessages);
  const tierTexts = useMessages('TierBadge', tierBadgeMessages);
  const number = useNumberFormatter();
  const countsOf = (seats: readonly SeatOnStrip[]): string => {
    if (seats.length === 0) return messages.seats({ count: 0, tiers: '' });
    const counts = tierNames.flatMap((name) => {
      const count = seats.filter(({ tier }) => tier === name).length;
      return count > 0
        ? [messages.tier({ tier: tierTexts[name], count: number.format(count) })]
        : [];
    });
    return messages.seats({ count: seats.length, tiers: counts.join(', ') });
  };
  return {
    messages,
    number,
    countsOf,
    /** Describes a span of ranks and the seats in it. */
    spanText: (span: RankSpan, inside: readonly SeatOnStrip[]): string => {
      const [only] = inside;
      return messages.bin({
        from: number.format(span.from),
        to: number.format(span.to),
        seats:
          only && inside.length === 1
            ? messages.seat({ name: only.name, tier: tierTexts[only.tier] })
            : countsOf(inside),
      });
    },
  };
};

/** The anchor that keeps a word inside of the drawing. */
const anchorAt = (share: number, edge: number): 'start' | 'middle' | 'end' =>
  share < edge ? 'start' : share > 1 - edge ? 'end' : 'middle';

interface HeadProps {
  readonly width: number;
  readonly own: number;
  readonly you: string;
  /** The description of the ranks pointed at. */
  readonly pointed: string | undefined;
}

const Head = ({ width, own, you, pointed }: HeadProps) => {
  const { missed, reached } = useMessages('RankStrip', rankStripMessages);
  // A side that is too narrow for its word has few seats anyway.
  const hasRoom = (share: number): boolean => share * width > sideWidth;
  if (pointed !== undefined)
    return (
      <div className={head} aria-hidden="true">
        <span className={readout}>{pointed}</span>
      </div>
    );
  return (
    <div className={head} aria-hidden="true">
      <span>{hasRoom(own) && missed}</span>
      <svg className={flagLine}>
        <text className={flag} x={`${100 * own}%`} y="80%" textAnchor={anchorAt(own, 0.2)}>
          {you}
        </text>
      </svg>
      <span>{hasRoom(1 - own) && reached}</span>
    </div>
  );
};

const Axis = ({ scale: { ticks, at } }: { readonly scale: StripScale }) => {
  const number = useNumberFormatter();
  return (
    <svg className={axis} aria-hidden="true">
      {ticks.map((rank) => (
        <text
          key={rank}
          className={tick}
          x={`${100 * at(rank)}%`}
          y="95%"
          textAnchor={anchorAt(at(rank), 0.08)}
        >
          {number.format(rank)}
        </text>
      ))}
    </svg>
  );
};

const noSeats: readonly SeatOnStrip[] = [];

/**
 * Seats by the rank at which they may close, with the student's own rank as a line through them. A
 * choice of ranks, by pointer, finger or keyboard, filters the list that has the same seats.
 */
export const RankStrip = ({
  caption,
  seats: given,
  scaleOf,
  rank,
  range,
  onRangeChange,
  note,
}: RankStripProps) => {
  const seats = given ?? noSeats;
  const id = useId();
  const { messages, number, countsOf, spanText } = useTexts();
  const { ref, size } = useSize();
  const count = Math.max(4, Math.floor(size.width / binWidth));
  const scale = useMemo(
    () => stripScale(scaleOf ?? seats.map((seat) => seat.rank), rank, count),
    [scaleOf, seats, rank, count],
  );
  const ofBins = useMemo(
    () => Map.groupBy(seats, (seat) => scale.binOf(seat.rank)),
    [scale, seats],
  );
  const brush = useBrush({ bins: scale.bins, ownBin: scale.binOf(rank), range, onRangeChange });
  const { shownRange, pointed = shownRange } = brush;
  const isDrawn = size.width > 0 && seats.length > 0;
  const you = number.format(rank);
  return (
    <div className={strip}>
      <Head
        width={size.width}
        own={scale.at(rank)}
        you={messages.you({ rank: you })}
        pointed={
          isDrawn && pointed
            ? spanText(
                pointed,
                seats.filter((seat) => isWithin(seat.rank, pointed)),
              )
            : undefined
        }
      />
      <div className={plotStyle} ref={ref}>
        {isDrawn ? (
          <>
            <StripDrawing seats={seats} scale={scale} size={size} rank={rank} range={shownRange} />
            <VisuallyHidden id={id}>
              {messages.summary({ seats: countsOf(seats), rank: you })}
            </VisuallyHidden>
            <div
              className={binsStyle}
              role="toolbar"
              aria-label={caption}
              aria-describedby={id}
              {...brush.listProps}
            >
              {scale.bins.map((bin, index) => (
                <button
                  key={bin.from}
                  type="button"
                  className={binStyle}
                  tabIndex={index === brush.current ? 0 : -1}
                  aria-label={spanText(bin, ofBins.get(index) ?? noSeats)}
                  aria-pressed={range !== undefined && isWithin(bin.from, range)}
                  {...brush.binProps(index)}
                />
              ))}
            </div>
          </>
        ) : (
          given?.length === 0 && <p className={noneStyle}>{messages.none}</p>
        )}
      </div>
      <Axis scale={scale} />
      {note && <div className={noteStyle}>{note}</div>}
    </div>
  );
};
