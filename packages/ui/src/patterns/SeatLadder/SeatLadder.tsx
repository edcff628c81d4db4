import type { ReactNode } from 'react';
import { useNumberFormatter } from '../../components/LocaleProvider/useFormatters.tsx';
import { Text } from '../../components/Text/Text.tsx';
import {
  placeOnLine,
  RankLineDrawing,
  type Closing,
} from '../../internal/RankLineDrawing/RankLineDrawing.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { seatLadderMessages } from './messages.ts';
import {
  container,
  flag,
  ladder,
  line as lineStyle,
  margin as marginStyle,
  name as nameStyle,
  rung as rungStyle,
  scale as scaleStyle,
} from './SeatLadder.css.ts';

export interface SeatOfLadder {
  /** The unique id of the seat. */
  readonly id: string;
  /** The name of the seat. */
  readonly name: ReactNode;
  /** The closing ranks, the newest year first; at least one. */
  readonly closings: readonly [Closing, ...Closing[]];
}

export interface SeatLadderProps {
  /** The name of the list, which says what the seats have in common. */
  readonly caption: string;
  /** The seats, the hardest first. */
  readonly seats: readonly SeatOfLadder[];
  /** The student's own rank, if known. */
  readonly rank?: number | undefined;
}

/**
 * The rank at the end of the scale. The student's rank is at its middle or beyond, so that a few
 * easy seats do not squeeze the others together.
 */
const endOf = (closings: readonly number[], rank: number | undefined): number => {
  const last = Math.max(10, ...closings, rank ?? 0);
  return rank === undefined ? last : Math.max(10, Math.min(2 * rank, last));
};

/** The anchor that keeps a label inside of the drawing. */
const anchorAt = (percent: number): 'start' | 'middle' | 'end' =>
  percent < 20 ? 'start' : percent > 80 ? 'end' : 'middle';

/** Seats as rungs, each as wide as the ranks it admitted, with the student's own rank as a line through all of them. */
export const SeatLadder = ({ caption, seats, rank }: SeatLadderProps) => {
  const messages = useMessages('SeatLadder', seatLadderMessages);
  const number = useNumberFormatter();
  const end = endOf(
    seats.map(({ closings: [newest] }) => newest.rank),
    rank,
  );
  const at = rank === undefined ? undefined : placeOnLine(rank, end);
  return (
    <div className={container}>
      {at !== undefined && (
        <svg className={scaleStyle} aria-hidden="true">
          <text className={flag} x={`${at}%`} y="75%" textAnchor={anchorAt(at)}>
            {messages.you({ rank: number.format(rank!) })}
          </text>
        </svg>
      )}
      <ol className={ladder} aria-label={caption}>
        {seats.map(({ id, name, closings }) => {
          const [newest] = closings;
          const spare = rank === undefined ? undefined : newest.rank - rank;
          return (
            <li key={id} className={rungStyle}>
              <span className={nameStyle}>{name}</span>
              <span className={lineStyle}>
                <RankLineDrawing closings={closings} rank={rank} end={end} />
              </span>
              <span className={marginStyle}>
                <Text as="span" size="small" tabular>
                  {messages.closed({ rank: number.format(newest.rank), year: newest.year })}
                </Text>
                {spare !== undefined && (
                  <Text
                    as="span"
                    size="small"
                    weight="semibold"
                    tone={spare < 0 ? 'muted' : 'positive'}
                    tabular
                  >
                    {spare < 0
                      ? messages.short({ ranks: number.format(-spare) })
                      : messages.spare({ ranks: number.format(spare) })}
                  </Text>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
