import { rupees } from '@seatwise/flows/plans';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Button,
  Dialog,
  Heading,
  icons,
  Inline,
  Link,
  Notice,
  Stack,
  Text,
  TextField,
} from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/adminPayments.ts';
import { providerNames } from '../../../content/payments.ts';
import { useFormDraft } from '../../../hooks/useFormDraft.ts';
import { paths } from '../../../paths.ts';
import { PaymentForms } from './PaymentForms.tsx';
import { RefundQuestion } from './RefundQuestion.tsx';
import { summaryOf, type Payment } from './payment.ts';
import type { OrderActions } from './usePayments.ts';

type Refund = Payment['refunds'][number];

interface RefundProps {
  readonly payment: Payment;
  readonly refund: Refund;
  readonly busy: boolean;
  readonly onMark: (note: string) => Promise<boolean>;
  readonly onWithdraw: () => void;
}

const RefundPart = ({ payment, refund, busy, onMark, onWithdraw }: RefundProps) => {
  const { refund: copy } = content;
  const kept = useFormDraft(`refunded ${refund.creditNote ?? payment.id}`, { note: '' });
  const [note, setNote] = useState(kept.start.note);
  const [asked, setAsked] = useState<'question' | 'withdrawal'>();
  const amount = rupees(refund.amountPaise);
  const creditNote = refund.creditNote && (
    <>
      <Text size="small" tone="muted">
        <bdi>{content.creditNote(refund.creditNote, refund.detail ?? '')}</bdi>
      </Text>
      <Link href={`${paths.adminUsers}?q=${encodeURIComponent(payment.userEmail)}`} standalone>
        {copy.changePlan}
      </Link>
    </>
  );
  if (refund.refundedAt != null)
    return (
      <Stack gap="xs">
        <Text>{copy.done(amount, refund.refundedBy ?? content.missing)}</Text>
        {creditNote}
        {refund.note && (
          <Text size="small" tone="muted">
            <bdi>{refund.note}</bdi>
          </Text>
        )}
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Heading level={3}>{copy.heading}</Heading>
      <Text>
        {copy.reasons[refund.reason] ?? refund.reason}{' '}
        {copy.amount(amount, providerNames[payment.provider])}
      </Text>
      {creditNote}
      <TextField
        label={copy.note}
        hint={copy.noteHint}
        value={note}
        maxLength={500}
        onChange={({ value }) => {
          setNote(value);
          kept.keep({ note: value });
        }}
      />
      <Inline>
        <Button loading={busy} onPress={() => setAsked('question')}>
          {copy.mark}
        </Button>
        {creditNote && (
          <Button tone="secondary" onPress={() => setAsked('withdrawal')}>
            {copy.withdraw}
          </Button>
        )}
      </Inline>
      <RefundQuestion
        payment={payment}
        paise={asked && refund.amountPaise}
        copy={copy[asked ?? 'question']}
        onConfirm={() => {
          if (asked === 'withdrawal') onWithdraw();
          else void onMark(note).then((isDone) => isDone && kept.drop());
        }}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
};

interface PaymentDialogProps {
  /** The order to show, if any. */
  readonly payment: Payment | undefined;
  readonly actions: OrderActions;
  readonly onClose: () => void;
}

/** An order with its history, its refunds, and a button that asks its provider. */
export const PaymentDialog = ({ payment, actions, onClose }: PaymentDialogProps) => {
  const { pending, result, ask, markRefunded, withdrawRefund } = actions;
  return (
    <Dialog
      open={payment !== undefined}
      title={payment ? content.open(payment.id) : ''}
      {...(payment && { description: summaryOf(payment) })}
      onClose={onClose}
      actions={
        payment && payment.paidAt == null ? (
          <Button
            tone="secondary"
            icon={icons.RotateCw}
            loading={pending === 'askProvider'}
            onPress={() => void ask(payment.id)}
          >
            {content.reconcileOne}
          </Button>
        ) : undefined
      }
    >
      {payment && (
        <Stack gap="lg">
          {result && <Notice tone={result.tone}>{result.text}</Notice>}
          {payment.refunds.map((refund) => (
            <RefundPart
              key={refund.creditNote ?? refund.paymentId}
              payment={payment}
              refund={refund}
              busy={pending === 'markRefunded'}
              onMark={(note) => markRefunded(payment.id, refund, note)}
              onWithdraw={() => void withdrawRefund(payment.id, refund)}
            />
          ))}
          <PaymentForms key={payment.id} payment={payment} actions={actions} />
          <Stack gap="sm">
            <Heading level={3}>{content.story}</Heading>
            {payment.steps.length === 0 && <Text tone="muted">{content.noStory}</Text>}
            <Stack as="ol" gap="xs">
              {payment.steps.map(({ at, step, detail }) => (
                <li key={`${at} ${step}`}>
                  <Text as="span" size="small" tone="muted" tabular>
                    {shortDateTime(timeOf(at))}
                  </Text>{' '}
                  {content.steps[step] ?? step}
                  {detail != null && `: ${detail}`}
                </li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
};
