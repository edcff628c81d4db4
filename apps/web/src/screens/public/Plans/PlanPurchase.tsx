import type { PlanId } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import { AlertDialog, Button, Dialog, Text } from '@seatwise/ui';
import { useNavigate } from 'react-router-dom';
import { ForStudents } from '../../../components/ForStudents.tsx';
import { purchase as copy } from '../../../content/plans.ts';
import { paths } from '../../../paths.ts';
import { OpenPayment } from '../../../features/payment/OpenPayment.tsx';
import { PaymentPanel } from '../../../features/payment/PaymentPanel.tsx';
import { PaymentStatus } from '../../../features/payment/PaymentStatus.tsx';
import { usePurchase } from '../../../features/payment/usePurchase.ts';

interface PlanPurchaseProps {
  readonly user: StoredUser | undefined;
  /** The user's role when the page was opened. */
  readonly openedWith: StoredUser['role'] | undefined;
  /** The chosen plan. */
  readonly plan: PlanId | undefined;
  readonly onClose: () => void;
}

/** The purchase dialog, and above the plans a notice: whom they are for, or the status of an earlier payment. */
export const PlanPurchase = ({ user, openedWith, plan, onClose }: PlanPurchaseProps) => {
  const purchase = usePurchase({ user, openedWith, onReturned: onClose });
  const navigate = useNavigate();
  const { state, send, isProviderOpen, canPay } = purchase;
  const { notice } = state.context;
  const isOpen = plan !== undefined && !isProviderOpen;
  const forget = (): void => send({ type: 'notice.dismissed' });

  return (
    <>
      <ForStudents role={user?.role} />
      {!isOpen && (state.matches('verifying') || state.matches('unsettled')) && (
        <PaymentStatus payment={purchase} />
      )}
      {!isOpen && <OpenPayment payment={purchase} />}
      <Dialog
        open={isOpen}
        title={copy.heading}
        onClose={() => {
          forget();
          onClose();
        }}
        actions={
          <Button
            tone="quiet"
            disabled={!canPay}
            keepsFocus
            onPress={() => void navigate(paths.checkout, { state: { plan } })}
          >
            {copy.toCheckout}
          </Button>
        }
      >
        {plan && <PaymentPanel plan={plan} payment={purchase} />}
      </Dialog>
      <AlertDialog
        open={notice !== null && state.matches('ready') && !isOpen}
        title={copy.outcome}
        message={notice?.text ?? ''}
        onConfirm={forget}
      >
        {purchase.isPlanLate && <Text>{copy.planLater}</Text>}
      </AlertDialog>
    </>
  );
};
