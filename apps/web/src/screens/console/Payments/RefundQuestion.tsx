import { rupees } from '@seatwise/flows/plans';
import { AlertDialog } from '@seatwise/ui';
import { content } from '../../../content/adminPayments.ts';
import { providerNames } from '../../../content/payments.ts';
import type { Payment } from './payment.ts';

interface RefundQuestionProps {
  readonly payment: Payment;
  /** The amount to refund; undefined while no question is open. */
  readonly paise: number | undefined;
  readonly copy: Pick<typeof content.refundRequest.question, 'title' | 'message'> & {
    readonly confirm: string;
  };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a refund is requested, marked or withdrawn. */
export const RefundQuestion = ({
  payment: { id, userName, userEmail, provider },
  paise,
  copy,
  onConfirm,
  onClose,
}: RefundQuestionProps) => {
  const amount = rupees(paise);
  return (
    <AlertDialog
      open={paise !== undefined}
      title={copy.title(amount)}
      message={copy.message({
        amount,
        id,
        student: userName || userEmail,
        provider: providerNames[provider],
      })}
      confirmLabel={copy.confirm}
      cancelLabel={content.cancel}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  );
};
