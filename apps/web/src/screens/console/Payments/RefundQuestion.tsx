import { rupees } from '@seatwise/flows/plans';
import { AlertDialog } from '@seatwise/ui';
import { content } from '../../../content/adminPayments.ts';
import type { Payment } from './payment.ts';

interface RefundQuestionProps {
  readonly payment: Payment;
  /** What goes back; without it nothing is asked. */
  readonly paise: number | undefined;
  readonly copy: typeof content.refund.question | typeof content.refundRequest.question;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before money goes back to a student. */
export const RefundQuestion = ({
  payment: { id, userName, userEmail },
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
      message={copy.message({ amount, id, student: userName || userEmail })}
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
