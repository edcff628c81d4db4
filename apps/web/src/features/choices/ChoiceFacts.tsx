import type { PredictedRound } from '@seatwise/api-client/contract/constants/prediction';
import { courseCostOf } from '@seatwise/flows/course-cost';
import { shownChances, type SeatOutlook, type ShownChance } from '@seatwise/flows/choices';
import { useNumberFormatter } from '@seatwise/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { content } from '../../content/choices.ts';
import { byRound } from '../../content/prediction.ts';
import { seatCosts } from '../../content/seatCosts.ts';
import { useLakhs } from '../../hooks/useRupees.ts';
import { loadWhenOnline } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { ChanceByRound } from './ChanceByRound.tsx';
import { poolText } from './poolText.ts';
import {
  briefFacts,
  closingFact,
  fact,
  facts,
  fromTablet,
  plainList,
  sentences,
} from './choices.css.ts';

/** Loaded lazily, because only an opened choice has room for the line. */
const CourseLine = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./CourseLine.tsx'))).CourseLine,
}));

interface ChoiceFactsProps {
  readonly outlook: SeatOutlook | undefined;
  /** The round that the list is for. */
  readonly round: PredictedRound;
  /** Whether the student may have the seat; otherwise it has no chance. @default true */
  readonly mayApply?: boolean;
  /** Whether there is room for whole sentences everywhere. @default false */
  readonly isWide?: boolean;
  /** Set in the shortlist, whose rows show the expected closing rank in place of the bond; the condition replaces a missing chance. */
  readonly ofShortlist?: { readonly condition: ReactNode };
}

/**
 * Shows what students decide by: the chance of the seat by the last main round and in the list's, where it last closed compared with their own rank, its fee and its bond.
 */
export const ChoiceFacts = ({
  outlook,
  round,
  mayApply = true,
  isWide = false,
  ofShortlist,
}: ChoiceFactsProps) => {
  const { session } = useServices();
  const air = useUser(session)?.air;
  const number = useNumberFormatter();
  const lakhs = useLakhs();
  const { feePerYear: fee, bond } = outlook ?? {};
  const course = outlook && courseCostOf({ ...outlook, programme: outlook.subject });
  const knownFee = typeof fee === 'number' && content.fee(lakhs.format(fee));
  const feeText = fee === null ? content.feeUnknown : knownFee;
  const closing = outlook?.history.toSorted((a, b) => b.year - a.year)[0];
  const chances = outlook && mayApply ? shownChances(outlook, round) : [];
  const near = ({ closing: at }: ShownChance) =>
    (isWide || ofShortlist) &&
    at && (
      <span className={isWide ? undefined : fromTablet}>{byRound.closing(number.format(at))}</span>
    );
  const penalty = bond?.penalty ? lakhs.format(bond.penalty) : undefined;
  return (
    <div className={isWide ? plainList : ofShortlist ? briefFacts : facts}>
      {chances.length > 0 ? (
        <ChanceByRound chances={chances} after={near} />
      ) : (
        <span className={fact}>{ofShortlist?.condition}</span>
      )}
      <span className={isWide ? sentences : closingFact}>
        {closing && (
          <span>
            {content.closing(
              number.format(closing.maxAir),
              closing.round ? byRound.short[closing.round] : undefined,
              closing.year,
              poolText(outlook),
            )}
          </span>
        )}{' '}
        {closing && typeof air === 'number' && (
          <span className={isWide ? undefined : fromTablet}>
            {content.ownRank(number.format(air))}
          </span>
        )}
      </span>
      <span className={fact}>
        {feeText && <span>{feeText}</span>}
        {course && !isWide && (
          <span className={fromTablet}>{content.course(lakhs.format(course.total))}</span>
        )}
      </span>
      {isWide && course && (
        <Suspense fallback={null}>
          <CourseLine outlook={outlook} />
        </Suspense>
      )}
      {!ofShortlist && (
        <span className={fact}>
          {bond && seatCosts.bond(bond.years, undefined)}
          {penalty && (
            <span className={isWide ? undefined : fromTablet}>{content.penalty(penalty)}</span>
          )}
        </span>
      )}
    </div>
  );
};
