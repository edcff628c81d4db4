import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { drawing, legend, line, ownRank, ownRankMarker, range, span } from './RankRange.css.ts';
import { rankRangeMessages } from './messages.ts';
import { rankScale } from '../../internal/rankScale.ts';

export interface RankRangeProps {
  /** The best admitted rank, if known. */
  readonly min?: number | null | undefined;
  /** The worst admitted rank. */
  readonly max: number;
  /** The student's own rank, if known. */
  readonly rank?: number | undefined;
  /** Further ranks that the scale must include, so that stacked ranges share a scale. @default [] */
  readonly alongside?: readonly number[];
}

const noRanks: readonly number[] = [];

/** A chart of the admitted ranks and the student's own rank, on a scale that starts at rank 1. */
export const RankRange = ({ min, max, rank, alongside = noRanks }: RankRangeProps) => {
  const messages = useMessages('RankRange', rankRangeMessages);
  const numberFormat = useNumberFormatter();
  const first = min ?? max;
  const scale = rankScale([first, max, ...alongside, ...(rank === undefined ? [] : [rank])]);
  const [from, to] = [100 * scale.at(first), 100 * scale.at(max)];
  const position = rank === undefined ? undefined : 100 * scale.at(rank);
  return (
    <div className={range}>
      <svg className={drawing} aria-hidden="true">
        <line className={line} x1="0%" x2="100%" y1="24" y2="24" />
        <rect
          className={span}
          x={`${from}%`}
          y="20"
          width={`${Math.max(1, to - from)}%`}
          height="8"
          rx="4"
        />
        {position !== undefined && (
          // A pin above the rank. The svg is nested because, unlike a path, it can be placed in percent.
          <svg x={`${position}%`} overflow="visible">
            <path className={ownRankMarker} d="M0 20L-7 8a7 7 0 1 1 14 0Z" />
          </svg>
        )}
      </svg>
      <p className={legend} aria-hidden="true">
        <span>{numberFormat.format(1)}</span>
        <span>{numberFormat.format(scale.to)}</span>
      </p>
      <p className={legend}>
        <span>
          {typeof min === 'number'
            ? messages.admitted({
                first: numberFormat.format(min),
                ...(max > min && { last: numberFormat.format(max) }),
              })
            : messages.closed({ last: numberFormat.format(max) })}
        </span>
        {rank !== undefined && (
          <span className={ownRank}>{messages.yours({ rank: numberFormat.format(rank) })}</span>
        )}
      </p>
    </div>
  );
};
