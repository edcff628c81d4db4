import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { beyond, drawing, earlier, ownRankMark, reach, track } from './RankLine.css.ts';
import { rankLineMessages } from './messages.ts';

export interface RankLineProps {
  /** Where the seat closed, the newest year first. */
  readonly closings: readonly {
    readonly rank: number;
    /** Undefined where it is of no single year. */
    readonly year?: number | undefined;
  }[];
  /** The student's own rank. */
  readonly rank: number;
  /** The rank at the end of the scale that all rows share; ranks after it are cut off. */
  readonly end: number;
}

/**
 * The student's own rank among the closing ranks of a seat: the bar reaches as far as the newest one,
 * a tick marks where each earlier year closed. All rows share a scale, so that the own rank is the
 * same upright mark in each.
 */
export const RankLine = ({ closings, rank, end }: RankLineProps) => {
  const messages = useMessages('RankLine', rankLineMessages);
  const number = useNumberFormatter();
  const at = (value: number): number => (100 * (Math.min(value, end) - 1)) / (end - 1);
  const [newest, ...others] = closings;
  return (
    <div>
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
        {/* A nested svg can be positioned in percent, and its rectangle be measured in pixels. */}
        <svg x={`${at(rank)}%`} overflow="visible">
          <rect className={ownRankMark} x="-2.5" y="0.5" width="5" height="19" rx="2" />
        </svg>
      </svg>
      <VisuallyHidden>
        {messages.summary({
          rank: number.format(rank),
          closings: closings.map((closing) => ({
            rank: number.format(closing.rank),
            year: closing.year,
          })),
        })}
      </VisuallyHidden>
    </div>
  );
};
