import { beyond, drawing, earlier, ownRankMark, reach, track } from './RankLineDrawing.css.ts';

export interface Closing {
  readonly rank: number;
  /** The year of the closing rank; undefined if it covers several years. */
  readonly year?: number | undefined;
}

export interface RankLineDrawingProps {
  /** The closing ranks of the seat, the newest year first. */
  readonly closings: readonly Closing[];
  /** The student's own rank, if known. */
  readonly rank?: number | undefined;
  /** The rank at the end of the scale; ranks after it are cut off. */
  readonly end: number;
}

/** The position of a rank on a scale from rank 1 to its end, in percent. */
export const placeOnLine = (rank: number, end: number): number =>
  (100 * (Math.min(rank, end) - 1)) / (end - 1);

/** A bar up to the newest closing rank, a tick for each earlier year, and the student's own rank. */
export const RankLineDrawing = ({ closings, rank, end }: RankLineDrawingProps) => {
  const at = (value: number): number => placeOnLine(value, end);
  const [newest, ...others] = closings;
  return (
    <svg className={drawing} aria-hidden="true">
      <line className={track} x1="0%" x2="100%" y1="10" y2="10" />
      {newest && (
        <rect
          className={reach}
          x="0%"
          y="6"
          width={`${Math.max(1, at(newest.rank))}%`}
          height="8"
        />
      )}
      {others
        .filter((other) => other.rank < end)
        .map((other) => (
          <line
            key={other.year}
            className={earlier}
            x1={`${at(other.rank)}%`}
            x2={`${at(other.rank)}%`}
            y1="3"
            y2="17"
          />
        ))}
      {newest && newest.rank > end && (
        <svg x="100%" overflow="visible">
          <path className={beyond} d="M-6 4L0 10L-6 16" />
        </svg>
      )}
      {/* A nested svg can be placed in percent, while its rectangle is measured in pixels. */}
      {rank !== undefined && (
        <svg x={`${at(rank)}%`} overflow="visible">
          <rect className={ownRankMark} x="-2.5" y="0.5" width="5" height="19" rx="2" />
        </svg>
      )}
    </svg>
  );
};
