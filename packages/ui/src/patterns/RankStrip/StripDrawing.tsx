import { memo } from 'react';
import { tierVariants, tierNames, type TierName } from '../../internal/tiers/tierVariants.ts';
import { bound, dots as dotsStyle, drawing, ownEdge, ownLine, veil } from './RankStrip.css.ts';
import { stackDots, type RankSpan, type StripScale } from './stripLayout.ts';

export interface SeatOnStrip {
  /** The name of the college. */
  readonly name: string;
  /** The expected closing rank. */
  readonly rank: number;
  /** The tier of the chance. */
  readonly tier: TierName;
  /** Whether the seat is certainly within the student's budget. */
  readonly isWithinBudget: boolean;
}

/** The size of the drawing in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const text = (value: number): string => value.toFixed(1);

type Shape = (x: number, y: number, r: number) => string;

/** Each tier has a shape of its own, to be legible without colours. */
const shapes: Readonly<Record<TierName, Shape>> = {
  'Very Likely': (x, y, r) =>
    `M${text(x - r)} ${text(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  Likely: (x, y, r) => `M${text(x - r)} ${text(y - r)}h${2 * r}v${2 * r}h${-2 * r}z`,
  Possible: (x, y, r) => `M${text(x)} ${text(y - r)}l${r} ${2 * r}h${-2 * r}z`,
  Unlikely: (x, y, r) => `M${text(x)} ${text(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`,
};

interface DotsProps {
  readonly seats: readonly SeatOnStrip[];
  readonly scale: StripScale;
  readonly size: Size;
}

/** Stacks likelier seats below others, and within a tier those within the budget below the rest. */
const placeOf = ({ tier, isWithinBudget }: SeatOnStrip): number =>
  2 * tierNames.indexOf(tier) + (isWithinBudget ? 0 : 1);

/** The dots of all seats, one path for each tier; memoized, because pointing and choosing move no dot. */
const Dots = memo(({ seats, scale, size }: DotsProps) => {
  const stacked = seats.toSorted((a, b) => placeOf(a) - placeOf(b));
  const { radius, places } = stackDots(
    stacked.map(({ rank }) => rank),
    scale,
    size,
  );
  const paths = tierNames.flatMap((tier) =>
    [true, false].map((isWithinBudget) => ({
      tier,
      isWithinBudget,
      // Half of a shape's outline lies outside of it, so the radius is half a pixel smaller.
      d: stacked
        .flatMap((seat, at) =>
          seat.tier === tier && seat.isWithinBudget === isWithinBudget
            ? [shapes[tier](places[at]!.x, size.height - places[at]!.y, radius - 0.5)]
            : [],
        )
        .join(''),
    })),
  );
  return paths.map(
    ({ tier, isWithinBudget, d }) =>
      d && (
        <path
          key={`${tier} ${isWithinBudget}`}
          className={dotsStyle}
          data-tier={tier}
          data-tone={tierVariants[tier].tone}
          data-hollow={isWithinBudget ? undefined : ''}
          d={d}
        />
      ),
  );
});

/** Veils the ranks that are not chosen. */
const Chosen = ({ scale, range }: { readonly scale: StripScale; readonly range: RankSpan }) => {
  const start = 100 * (range.from === 1 ? 0 : scale.at(range.from));
  const end = 100 * scale.at(range.to + 1);
  return (
    <>
      <rect className={veil} width={`${start}%`} height="100%" />
      <rect className={veil} x={`${end}%`} width={`${100 - end}%`} height="100%" />
      {[start, end].map((at) => (
        <line key={at} className={bound} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      ))}
    </>
  );
};

interface StripDrawingProps extends DotsProps {
  readonly rank: number;
  readonly range: RankSpan | undefined;
}

/** The dots, the chosen ranks and the student's own rank. */
export const StripDrawing = ({ rank, range, ...dots }: StripDrawingProps) => {
  const own = `${100 * dots.scale.at(rank)}%`;
  return (
    <svg className={drawing} aria-hidden="true">
      <Dots {...dots} />
      {range && <Chosen scale={dots.scale} range={range} />}
      {[ownEdge, ownLine].map((part) => (
        <line key={part} className={part} x1={own} x2={own} y1="0" y2="100%" />
      ))}
    </svg>
  );
};
