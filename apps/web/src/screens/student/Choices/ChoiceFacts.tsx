import { currency } from '@seatwise/api-client/contract/constants/plans';
import type { SeatOutlook } from '@seatwise/flows/choices';
import { TierBadge, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/choices.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';
import { fact, facts, ownRank } from './Choices.css.ts';

/** A made-up figure ends with an asterisk, which the head of the list explains. */
export const marked = (text: string, isSample: boolean): string => (isSample ? `${text}*` : text);

/** Rupees as students say them: ₹1.5L. */
export const useLakhs = () =>
  useNumberFormatter({
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  });

/** What decides about a choice: its chance, its last closing rank beside the own one, its fee and its bond. */
export const ChoiceFacts = ({ outlook }: { readonly outlook: SeatOutlook | undefined }) => {
  const { session } = useServices();
  const air = useUser(session)?.air;
  const number = useNumberFormatter();
  const lakhs = useLakhs();
  const { probabilityTier: tier, feePerYear: fee, feeSource, bond, bondSource } = outlook ?? {};
  const closing = outlook?.history.toSorted((a, b) => b.year - a.year)[0];
  const penalty = bond?.penalty ? lakhs.format(bond.penalty) : undefined;
  return (
    <div className={facts}>
      <span className={fact}>{tier && <TierBadge tier={tier} />}</span>
      <span className={fact}>
        {closing &&
          marked(
            content.closing(number.format(closing.maxAir), closing.year),
            closing.sample === true,
          )}
        {closing && typeof air === 'number' && (
          <span className={ownRank}> {content.ownRank(number.format(air))}</span>
        )}
      </span>
      <span className={fact}>
        {fee === null
          ? content.feeUnknown
          : typeof fee === 'number' &&
            marked(content.fee(lakhs.format(fee)), feeSource === 'sample')}
      </span>
      <span className={fact}>
        {bond && marked(content.bond(bond.years, penalty), bondSource === 'sample')}
      </span>
    </div>
  );
};
