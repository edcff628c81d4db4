import type { PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { AlertDialog, Button, Dialog } from '@seatwise/ui';
import { useNavigate } from 'react-router-dom';
import { purchase as words } from '../../content/plans.ts';
import { paths } from '../../paths.ts';
import { OpenPayment } from '../../features/payment/OpenPayment.tsx';
import { PaymentPanel } from '../../features/payment/PaymentPanel.tsx';
import { PaymentStatus } from '../../features/payment/PaymentStatus.tsx';
import { usePurchase } from '../../features/payment/usePurchase.ts';

interface PlanPurchaseProps {
  readonly user: StoredUser | undefined;
  /** What somebody is about to buy. */
  readonly plan: PlanId | undefined;
  readonly onClose: () => void;
}

/** The purchase of a plan, and how one stands that was begun before. */
export const PlanPurchase = ({ user, plan, onClose }: PlanPurchaseProps) => {
  const purchase = usePurchase({ user, onReturned: onClose });
  const navigate = useNavigate();
  const { state, send, isAway, mayPay } = purchase;
  const { notice } = state.context;
  const isOpen = plan !== undefined && !isAway;
  const forget = (): void => send({ type: 'notice.dismissed' });

  return (
    <>
      {!isOpen && (state.matches('verifying') || state.matches('unsettled')) && (
        <PaymentStatus payment={purchase} />
      )}
      {!isOpen && <OpenPayment payment={purchase} />}
      <Dialog
        open={isOpen}
        title={words.heading}
        onClose={() => {
          forget();
          onClose();
        }}
        actions={
          <Button
            tone="quiet"
            disabled={!mayPay}
            keepsFocus
            onPress={() => void navigate(paths.checkout, { state: { plan } })}
          >
            {words.toCheckout}
          </Button>
        }
      >
        {plan && <PaymentPanel plan={plan} payment={purchase} />}
      </Dialog>
      <AlertDialog
        open={notice !== null && state.matches('ready') && !isOpen}
        title={words.outcome}
        message={notice?.text ?? ''}
        onConfirm={forget}
      />
    </>
  );
};
