import { activePlan, type PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { EmptyState, icons, Link, Stack, Text } from '@seatwise/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkout, plans } from '../../content/plans.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { OpenPayment } from '../../features/payment/OpenPayment.tsx';
import { PaymentPanel } from '../../features/payment/PaymentPanel.tsx';
import { PaymentStatus } from '../../features/payment/PaymentStatus.tsx';
import { planFrom, readSelectedPlan } from '../../features/payment/selectedPlan.ts';
import { usePurchase, type Purchase } from '../../features/payment/usePurchase.ts';

/** Which plan it is about: the one that somebody was sent here with, or the one on the way back. */
const usePlan = (): PlanId | undefined => {
  const { state, search } = useLocation();
  const sent = planFrom((state as { readonly plan?: unknown } | null)?.plan);
  return sent ?? (search === '' ? undefined : readSelectedPlan());
};

const Paid = ({ purchase }: { readonly purchase: Purchase }) => {
  const { session } = useServices();
  // The role of before, until the server has told the new one.
  const isRefreshing = useSession(session, (view) => view.isRefreshing);
  const active = isRefreshing ? undefined : activePlan(purchase.role);
  return (
    <Stack>
      <PaymentStatus payment={purchase} />
      {active && <Text>{checkout.yourPlan(plans[active].title)}</Text>}
      <Link href={paths.home} variant="button" wide>
        {checkout.toHome}
      </Link>
    </Stack>
  );
};

const NothingChosen = ({ purchase }: { readonly purchase: Purchase }) => (
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

/** What one person pays for, and what became of it. */
export const Checkout = ({ user }: { readonly user: StoredUser | undefined }) => {
  const plan = usePlan();
  const { search } = useLocation();
  const navigate = useNavigate();
  const purchase = usePurchase({ user, search });

  if (purchase.state.matches({ ready: 'verified' })) return <Paid purchase={purchase} />;
  if (plan === undefined) return <NothingChosen purchase={purchase} />;
  const pay: Purchase['pay'] = (provider, wanted) => {
    // A reload must ask about the payment that begins now, not about the one in the address.
    void navigate(paths.checkout, { replace: true, state: { plan: wanted } });
    purchase.pay(provider, wanted);
  };
  return <PaymentPanel plan={plan} payment={{ ...purchase, pay }} />;
};
