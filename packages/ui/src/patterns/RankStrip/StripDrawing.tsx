import { memo } from 'react';
import { tierVariants, tierNames, type TierName } from '../../internal/tiers/tierVariants.ts';
import { bound, dots as dotsStyle, drawing, ownEdge, ownLine, veil } from './RankStrip.css.ts';
import { stackDots, type RankSpan, type StripScale } from './stripLayout.ts';

export interface SeatOnStrip {
  /** The name of the college. */
  readonly name: string;
  /** The closing rank to expect. */
  readonly rank: number;
  /** The tier of the chance. */
  readonly tier: TierName;
  /** Whether it is within the student's budget for sure. */
  readonly isWithinBudget: boolean;
}

/** The size of the drawing in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const text = (value: number): string => value.toFixed(1);

type Shape = (x: number, y: number, r: number) => string;

/** Without colours, tiers differ by their shapes. */
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

/** Likelier seats stand below, and those within the budget below the others of their tier. */
const placeOf = ({ tier, isWithinBudget }: SeatOnStrip): number =>
  2 * tierNames.indexOf(tier) + (isWithinBudget ? 0 : 1);

/** The dots of all seats, a path for each tier; memoised, as nothing that is pointed at or chosen moves them. */
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
      // The line of a hollow shape is half outside of it.
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

/** Veils what is beside the chosen ranks. */
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

/** The dots, what is chosen of them, and the own rank. */
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
