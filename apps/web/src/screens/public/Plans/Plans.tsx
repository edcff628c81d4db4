import {
  planIds,
  priceOf,
  rupees,
  showsSkip,
  standingOf,
  type PlanId,
} from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { Link, PlanCard, Text } from '@seatwise/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { content, plans } from '../../../content/plans.ts';
import { firstInteraction } from '../../../hydration/firstInteraction.ts';
import { paths, predictionPath } from '../../../paths.ts';
import { waitingQuestion } from '../../../services/waitingQuestion.ts';
import { trackPendingLoad } from '../../../routing/pendingLoads.ts';
import { cards, page, row, skip } from './Plans.css.ts';
import {
  keepSelectedPlan,
  planFrom,
  planParameter,
} from '../../../features/payment/selectedPlan.ts';

const cheapestUnlimited: PlanId = 'ADVANCE';

const actions = {
  upgrade: content.purchase,
  active: content.active,
  lower: content.contained,
} as const;

const loadPurchase = async () => ({ default: (await import('./PlanPurchase.tsx')).PlanPurchase });
const PlanPurchase = lazy(() => trackPendingLoad(loadPurchase()));

/** The plans and their purchase. Remount (by key) for another user. */
export const Plans = ({ user }: { readonly user: StoredUser | undefined }) => {
  const [params, setParams] = useSearchParams();
  // A guest who signed in to buy a plan returns to its purchase.
  const requested = user && planFrom(params.get(planParameter));
  const [chosen, setChosen] = useState(requested);
  const [openedWith] = useState(user?.role);
  /** The question that a new student asked on the landing page before signing up. */
  const [waiting] = useState(() => user && waitingQuestion.read());
  const close = useCallback(() => {
    setChosen(undefined);
    if (params.has(planParameter)) setParams({}, { replace: true });
  }, [params, setParams]);
  /** Guests load the purchase when they choose a plan; users load it at once, because they may have a payment to resume. */
  const [needsPurchase, setNeedsPurchase] = useState(user !== undefined);

  useEffect(() => {
    const preload = async (): Promise<void> => {
      await firstInteraction();
      await loadPurchase();
    };
    // Choosing a plan repeats a failed preload, and reports it.
    preload().catch(() => undefined);
  }, []);

  const choose = (plan: PlanId): void => {
    setChosen(plan);
    keepSelectedPlan(plan);
    setNeedsPurchase(true);
  };

  return (
    <div className={page}>
      {showsSkip(user?.role) && (
        <div className={skip}>
          {waiting && (
            <Link href={predictionPath(waiting)} variant="button">
              {content.waiting}
            </Link>
          )}
          <Text as="span" tone="muted">
            {content.skipHint}
          </Text>
          <Link href={paths.home} variant="button" tone="secondary">
            {content.skip}
          </Link>
        </div>
      )}
      {needsPurchase && (
        <Suspense fallback={null}>
          <PlanPurchase user={user} openedWith={openedWith} plan={chosen} onClose={close} />
        </Suspense>
      )}
      {/* Above the prices, because for MDS the plans predict few seats. */}
      <Text size="small">
        <strong>{content.ranksTitle}.</strong> {content.ranks}
      </Text>
      <section aria-label={content.cards} className={cards}>
        <div className={row}>
          {planIds.map((id) => {
            const standing = standingOf(user?.role, id);
            return (
              <PlanCard
                key={id}
                {...plans[id]}
                level={2}
                price={rupees(priceOf(id).basePaise)}
                priceNote={content.priceNote(rupees(priceOf(id).totalPaise))}
                action={actions[standing]}
                active={standing === 'active'}
                contained={standing === 'lower'}
                {...(id === cheapestUnlimited && { highlight: content.cheapestUnlimited })}
                onChoose={() => choose(id)}
              />
            );
          })}
        </div>
      </section>
      <Text size="small" tone="muted">
        {content.terms} <Link href={`${paths.terms}#refunds`}>{content.refunds}</Link>
      </Text>
    </div>
  );
};
