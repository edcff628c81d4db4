import type { SeatOutlook } from '@seatwise/flows/choices';
import { TierBadge, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../content/choices.ts';
import { byRound } from '../../content/prediction.ts';
import { seatCosts } from '../../content/seatCosts.ts';
import { marked, useLakhs } from '../../hooks/useRupees.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { closingFact, fact, facts, fromTablet, plainList } from './choices.css.ts';

interface ChoiceFactsProps {
  readonly outlook: SeatOutlook | undefined;
  /** The chance of the choice; none of a seat that the student may not have. */
  readonly tier: SeatOutlook['probabilityTier'];
  /** Whether there is room for whole sentences everywhere. @default false */
  readonly isWide?: boolean;
}

/**
 * What decides about a choice: its chance, its last closing rank and the one to expect of the last main
 * round, on which the chance rests, beside the own rank, its fee and its bond.
 */
export const ChoiceFacts = ({ outlook, tier, isWide = false }: ChoiceFactsProps) => {
  const { session } = useServices();
  const air = useUser(session)?.air;
  const number = useNumberFormatter();
  const lakhs = useLakhs();
  const { feePerYear: fee, feeSource, bond, bondSource } = outlook ?? {};
  const closing = outlook?.history.toSorted((a, b) => b.year - a.year)[0];
  const expected = outlook?.rounds?.findLast(({ round }) => round !== 'Stray Vacancy');
  const ownRank = closing && typeof air === 'number' && ` ${content.ownRank(number.format(air))}`;
  const penalty = bond?.penalty ? lakhs.format(bond.penalty) : undefined;
  return (
    <div className={isWide ? plainList : facts}>
      <span className={fact}>{tier && <TierBadge tier={tier} />}</span>
      <span className={closingFact}>
        {closing &&
          marked(
            content.closing(
              number.format(closing.maxAir),
              [closing.round && byRound.short[closing.round], closing.year]
                .filter(Boolean)
                .join(' '),
            ),
            closing.sample === true,
          )}
        {expected &&
          ` ${content.expected(byRound.short[expected.round], number.format(expected.closing))}`}
        {ownRank && (isWide || !expected ? ownRank : <span className={fromTablet}>{ownRank}</span>)}
      </span>
      <span className={fact}>
        {fee === null
          ? content.feeUnknown
          : typeof fee === 'number' &&
            marked(content.fee(lakhs.format(fee)), feeSource === 'sample')}
      </span>
      <span className={fact}>
        {bond && seatCosts.bond(bond.years, undefined)}
        {penalty && (
          <span className={isWide ? undefined : fromTablet}>{content.penalty(penalty)}</span>
        )}
        {bond && marked('', bondSource === 'sample')}
      </span>
    </div>
  );
};
