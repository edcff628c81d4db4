import { useNumberFormatter } from '../../components/LocaleProvider/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { drawing, line, range, span, words, you, yours } from './RankRange.css.ts';
import { rankRangeMessages } from './messages.ts';
import { rankScale } from './rankScale.ts';

export interface RankRangeProps {
  /** The first rank that was admitted. */
  readonly min: number;
  /** The last rank that was admitted. */
  readonly max: number;
  /** The student's own rank; without it the range stands alone. */
  readonly rank?: number | undefined;
  /** Further ranks to leave room for, so that drawings below each other share a scale. @default [] */
  readonly alongside?: readonly number[];
}

const none: readonly number[] = [];

/** Which ranks were admitted, and where the student's own stands among them. */
export const RankRange = ({ min, max, rank, alongside = none }: RankRangeProps) => {
  const messages = useMessages('RankRange', rankRangeMessages);
  const grouped = useNumberFormatter();
  const scale = rankScale([min, max, ...alongside, ...(rank === undefined ? [] : [rank])]);
  const [from, to] = [100 * scale.at(min), 100 * scale.at(max)];
  const place = rank === undefined ? undefined : 100 * scale.at(rank);
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
        {place !== undefined && (
          // A drop that hangs over its place; a nested picture is moved where a path cannot be.
          <svg x={`${place}%`} overflow="visible">
            <path className={you} d="M0 20L-7 8a7 7 0 1 1 14 0Z" />
          </svg>
        )}
      </svg>
      <p className={words}>
        <span>
          {messages.admitted({
            first: grouped.format(min),
            ...(max > min && { last: grouped.format(max) }),
          })}
        </span>
        {rank !== undefined && (
          <span className={yours}>{messages.yours({ rank: grouped.format(rank) })}</span>
        )}
      </p>
    </div>
  );
};
