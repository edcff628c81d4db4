import type { ShownChance } from '@seatwise/flows/choices';
import { TierBadge } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { byRound } from '../../content/prediction.ts';
import { chance, otherRound } from './choices.css.ts';

interface ChanceByRoundProps {
  /** The chances as `shownChances` orders them: the last main round first. */
  readonly chances: readonly ShownChance[];
  /** Text after a chance, such as where it is expected to close. */
  readonly after?: (chance: ShownChance) => ReactNode;
}

/** The one form of a chance: by the last main round as a badge, in another round in small words. */
export const ChanceByRound = ({ chances: [last, ...others], after }: ChanceByRoundProps) =>
  last && (
    <span className={chance}>
      <TierBadge tier={last.probabilityTier} />{' '}
      {last.round && <span>{byRound.by(byRound.short[last.round])}</span>} {after?.(last)}
      {others.map((other) => (
        <span key={other.round} className={otherRound}>
          · <span>{byRound.chance(byRound.short[other.round!], other.probabilityTier)}</span>{' '}
          {after?.(other)}
        </span>
      ))}
    </span>
  );
