import { isGstin } from '@seatwise/api-client/contract/constants/gstin';
import { paiseFrom, rupees } from '@seatwise/flows/plans';
import { Button, Disclosure, Form, Inline, Stack, Text, TextField, useForm } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/adminPayments.ts';
import { useKeptForm } from '../../../hooks/useKeptForm.ts';
import { refundablePaise, type Payment } from './payment.ts';
import { RefundQuestion } from './RefundQuestion.tsx';
import type { OrderActions } from './usePayments.ts';

interface PaymentFormProps {
  readonly payment: Payment;
  readonly actions: OrderActions;
}

const { notSent: errorTitle } = content;

const missingReason = (reason: string, problem: string) =>
  reason.trim() === '' ? { reason: problem } : {};

const Submit = ({ label, busy }: { readonly label: string; readonly busy: boolean }) => (
  <Inline>
    <Button type="submit" tone="secondary" loading={busy} keepsFocus>
      {label}
    </Button>
  </Inline>
);

/** Requests a refund, in full or in part. */
const RefundForm = ({ payment, actions: { pending, requestRefund } }: PaymentFormProps) => {
  const copy = content.refundRequest;
  const left = refundablePaise(payment);
  const { text, form, drop } = useKeptForm(`refund ${payment.id} ${left}`, {
    initial: { amount: String(left / 100), reason: '' },
    problemsOf: ({ amount, reason }) => ({
      ...((paiseFrom(amount) ?? Infinity) > left && { amount: copy.amountWrong(rupees(left)) }),
      ...missingReason(reason, copy.reasonMissing),
    }),
    errorTitle,
  });
  const [asked, setAsked] = useState<{ readonly paise: number; readonly reason: string }>();
  return (
    <Form
      {...form(({ amount, reason }, isValid) => {
        if (isValid) setAsked({ paise: paiseFrom(amount)!, reason: reason.trim() });
      })}
    >
      <RefundQuestion
        payment={payment}
        paise={asked?.paise}
        copy={copy.question}
        onConfirm={() =>
          void requestRefund(payment.id, asked!.paise, asked!.reason).then(
            (isDone) => isDone && drop(),
          )
        }
        onClose={() => setAsked(undefined)}
      />
      <Text size="small" tone="muted">
        {copy.plan}
      </Text>
      <TextField
        {...text('amount')}
        label={copy.amount}
        hint={copy.amountHint(rupees(left))}
        required
        inputMode="decimal"
      />
      <TextField
        {...text('reason')}
        label={copy.reason}
        hint={copy.reasonHint}
        required
        maxLength={500}
      />
      <Submit label={copy.submit} busy={pending === 'requestRefund'} />
    </Form>
  );
};

/** Closes an order that its provider does not know. */
const ClosureForm = ({ payment, actions: { pending, close } }: PaymentFormProps) => {
  const copy = content.closure;
  const { text, form, drop } = useKeptForm(`closure ${payment.id}`, {
    initial: { reason: '' },
    problemsOf: ({ reason }) => missingReason(reason, copy.reasonMissing),
    errorTitle,
  });
  return (
    <Form
      {...form(({ reason }, isValid) => {
        if (isValid) void close(payment.id, reason.trim()).then((isDone) => isDone && drop());
      })}
    >
      <TextField
        {...text('reason')}
        label={copy.reason}
        hint={copy.hint}
        required
        maxLength={500}
      />
      <Submit label={copy.submit} busy={pending === 'closePayment'} />
    </Form>
  );
};

const gstinOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** The buyer's GST identification number, which the invoice shows. */
const GstinForm = ({ payment, actions: { pending, saveGstin } }: PaymentFormProps) => {
  const copy = content.gstin;
  const { text, form } = useForm({
    initial: { gstin: payment.gstin ?? '' },
    problemsOf: ({ gstin }) =>
      gstinOf(gstin) && !isGstin(gstinOf(gstin)) ? { gstin: copy.wrong } : {},
    errorTitle,
  });
  return (
    <Form
      {...form(
        ({ gstin }, isValid) => void (isValid && saveGstin(payment.id, gstinOf(gstin) || null)),
      )}
    >
      <TextField {...text('gstin')} label={copy.label} hint={copy.hint} marksOptional={false} />
      <Submit label={copy.submit} busy={pending === 'saveGstin'} />
    </Form>
  );
};

/** The decisions that staff can make about an order, each folded until needed. */
export const PaymentForms = (props: PaymentFormProps) => {
  const { payment } = props;
  const isPaid = payment.paidAt != null;
  const isUndecided = payment.state === 'open' || payment.state === 'on-its-way';
  return (
    <Stack gap="sm">
      {isPaid && refundablePaise(payment) > 0 && (
        <Disclosure title={content.refundRequest.title}>
          <RefundForm key={refundablePaise(payment)} {...props} />
        </Disclosure>
      )}
      {isPaid && (
        <Disclosure title={content.gstin.title}>
          <GstinForm {...props} />
        </Disclosure>
      )}
      {isUndecided && (
        <Disclosure title={content.closure.title}>
          <ClosureForm {...props} />
        </Disclosure>
      )}
    </Stack>
  );
};
