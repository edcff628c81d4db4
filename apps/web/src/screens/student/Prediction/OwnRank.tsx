import { closingsOf, type Prediction } from '@seatwise/flows/prediction';
import { Inline, RankLine, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { captions } from '../../../features/applicant/seatFacts.css.ts';
import { scaleEnd } from '../../../lib/scaleEnd.ts';
import { marginTexts, meritText, seatsText } from './resultTexts.ts';

interface OwnRankProps {
  readonly row: Prediction;
  readonly rank: number;
  /** Whether only the drawing is shown. @default false */
  readonly isBare?: boolean;
}

/** The student's rank among the closing ranks of a seat, and the distance from the newest one. */
export const OwnRank = ({ row, rank, isBare = false }: OwnRankProps) => {
  const number = useNumberFormatter();
  const closings = closingsOf(row);
  if (closings.length === 0) return meritText(row, number) || content.noValue;
  return (
    <>
      <RankLine closings={closings} rank={rank} end={scaleEnd(rank)} />
      {!isBare && (
        <div className={captions}>
          <Inline dotted>
            {[...marginTexts(row, rank, number), seatsText([row])].filter(Boolean).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </Inline>
        </div>
      )}
    </>
  );
};
