import { TierBadge, type TierName } from '@seatwise/ui';
import { list, row, sentence as sentenceStyle } from './TierList.css.ts';

interface TierListProps {
  /** A sentence for each tier. */
  readonly sentences: readonly (readonly [tier: TierName, sentence: string])[];
}

/** A list with a sentence on each tier. */
export const TierList = ({ sentences }: TierListProps) => (
  <dl className={list}>
    {sentences.map(([tier, sentence]) => (
      <div key={tier} className={row}>
        <dt>
          <TierBadge tier={tier} />
        </dt>
        <dd className={sentenceStyle}>{sentence}</dd>
      </div>
    ))}
  </dl>
);
