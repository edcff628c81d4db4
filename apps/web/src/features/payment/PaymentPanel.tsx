import {
  activePlan,
  gstPercent,
  priceOf,
  rupees,
  standingOf,
  type PlanId,
} from '@seatwise/flows/plans';
import { icons, Link, Notice, PaymentChoice, PriceBreakdown, Stack, Text } from '@seatwise/ui';
import { AppLinks } from '../../components/AppLinks.tsx';
import { plans, purchase } from '../../content/plans.ts';
import { paths } from '../../paths.ts';
import type { Purchase } from './usePurchase.ts';
import { OpenPayment } from './OpenPayment.tsx';
import { addressOfPlan } from './selectedPlan.ts';
import { PaymentStatus } from './PaymentStatus.tsx';

interface PaymentPanelProps {
  readonly plan: PlanId;
  readonly payment: Purchase;
}

const paymentMethods = [
  { id: 'card', label: purchase.ways.card, icon: icons.CreditCard },
  { id: 'payu', label: purchase.ways.payu, icon: icons.IndianRupee },
];

/** The price of a plan and the ways to pay. */
export const PaymentPanel = ({ plan, payment }: PaymentPanelProps) => {
  const { role, pendingProvider, canPay, pay, state, orders, unsettled, isClosedHere } = payment;
  const { title, subtitle } = plans[plan];
  const price = priceOf(plan);
  const total = rupees(price.totalPaise);
  const standing = standingOf(role, plan);
  const isGuest = role === undefined;
  const held = activePlan(role);
  const paid = orders.state.context.rows?.find(
    (order) => order.state === 'paid' && order.plan === held,
  );
  return (
    <Stack>
      <div>
        <Text weight="semibold">{title}</Text>
        <Text size="small" tone="muted">
          {subtitle}
        </Text>
      </div>
      <PriceBreakdown
        lines={[
          { label: purchase.price(title), amount: rupees(price.basePaise) },
          { label: purchase.gst(gstPercent), amount: rupees(price.gstPaise) },
        ]}
        total={{ label: purchase.total, amount: total }}
      />
      {isGuest && (
        <>
          <Notice tone="caution">{purchase.guest}</Notice>
          <AppLinks returnTo={addressOfPlan(plan)}>
            <Link href={paths.login} variant="button" wide>
              {purchase.login}
            </Link>
          </AppLinks>
        </>
      )}
      {/* If the user already has the plan, the server's refusal says so itself. */}
      {standing !== 'upgrade' && !state.context.notice && (
        <Notice>{purchase.standing[standing]}</Notice>
      )}
      {held && standing === 'upgrade' && (
        <Notice tone="caution">
          {purchase.fullPrice(total, held, paid && rupees(paid.totalPaise))}
        </Notice>
      )}
      <PaymentStatus payment={payment} />
      {/* A payment that arrived for another plan would seem to count towards this one. */}
      <OpenPayment
        payment={{
          ...payment,
          arrived: undefined,
          unsettled: isClosedHere ? undefined : unsettled,
        }}
      />
      {standing === 'upgrade' && (
        <PaymentChoice
          methods={paymentMethods}
          note={purchase.note(total)}
          busy={pendingProvider}
          disabled={isGuest || !canPay}
          onPay={({ id }) => pay(id === 'card' ? 'card' : 'payu', plan)}
        />
      )}
    </Stack>
  );
};
