import { activePlan, type PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { EmptyState, icons, Link, Stack, Text } from '@seatwise/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkout, plans } from '../../../content/plans.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';
import { useSession } from '../../../session/session.ts';
import { OpenPayment } from '../../../features/payment/OpenPayment.tsx';
import { PaymentPanel } from '../../../features/payment/PaymentPanel.tsx';
import { PaymentStatus } from '../../../features/payment/PaymentStatus.tsx';
import { planFrom, readSelectedPlan } from '../../../features/payment/selectedPlan.ts';
import { usePurchase, type Purchase } from '../../../features/payment/usePurchase.ts';

/** The plan in the navigation state, or the stored plan on return from a provider. */
const useCheckoutPlan = (): PlanId | undefined => {
  const { state, search } = useLocation();
  const sent = planFrom((state as { readonly plan?: unknown } | null)?.plan);
  return sent ?? (search === '' ? undefined : readSelectedPlan());
};

/** The purchased plan, with links to what it unlocks. */
const PaymentReceived = ({ purchase }: { readonly purchase: Purchase }) => {
  const { session } = useServices();
  // The role is out of date until the user's details are fetched again.
  const isRefreshing = useSession(session, (view) => view.isRefreshing);
  const active = isRefreshing ? undefined : activePlan(purchase.role);
  return (
    <Stack>
      <PaymentStatus payment={purchase} />
      {active && (
        <>
          <Text>{checkout.yourPlan(plans[active].title)}</Text>
          <Link href={paths.prediction} variant="button" wide>
            {checkout.toPrediction}
          </Link>
        </>
      )}
      {active && active !== 'BASIC' && (
        <Link href={paths.openChat} variant="button" tone="secondary" wide>
          {checkout.toCounsellor}
        </Link>
      )}
      <Link href={paths.home} variant="button" tone="secondary" wide>
        {checkout.toHome}
      </Link>
    </Stack>
  );
};

const NoPlan = ({ purchase }: { readonly purchase: Purchase }) => (
  <Stack>
    <PaymentStatus payment={purchase} />
    <OpenPayment payment={purchase} />
    {purchase.state.matches('ready') && (
      <EmptyState
        title={checkout.nothing}
        icon={icons.CreditCard}
        action={
          <Link href={paths.plans} variant="button">
            {checkout.toPlans}
          </Link>
        }
      >
        {checkout.nothingHint}
      </EmptyState>
    )}
  </Stack>
);

/** The checkout of a plan, and its result. Remount (by key) for another user. */
export const Checkout = ({ user }: { readonly user: StoredUser | undefined }) => {
  const plan = useCheckoutPlan();
  const { search } = useLocation();
  const navigate = useNavigate();
  const purchase = usePurchase({ user, search });

  if (purchase.state.matches({ ready: 'verified' })) return <PaymentReceived purchase={purchase} />;
  if (plan === undefined) return <NoPlan purchase={purchase} />;
  const pay: Purchase['pay'] = (provider, chosenPlan) => {
    // A reload must resume this payment, not the one in the URL.
    void navigate(paths.checkout, { replace: true, state: { plan: chosenPlan } });
    purchase.pay(provider, chosenPlan);
  };
  return <PaymentPanel plan={plan} payment={{ ...purchase, pay }} />;
};
