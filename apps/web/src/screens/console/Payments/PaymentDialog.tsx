import { rupees } from '@seatwise/flows/plans';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Button,
  Dialog,
  Heading,
  icons,
  Inline,
  Notice,
  Stack,
  Text,
  TextField,
} from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../../content/adminPayments.ts';
import { summaryOf, type Payment } from './payment.ts';
import type { PaymentActions } from './usePayments.ts';

type Refund = Payment['refunds'][number];

interface RefundProps {
  readonly refund: Refund;
  readonly busy: boolean;
  readonly onMark: (note: string) => void;
}

const RefundPart = ({ refund, busy, onMark }: RefundProps) => {
  const { refund: copy } = content;
  const [note, setNote] = useState('');
  const amount = rupees(refund.amountPaise);
  if (refund.refundedAt != null)
    return (
      <Stack gap="xs">
        <Text>{copy.done(amount, refund.refundedBy ?? content.missing)}</Text>
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
        {copy.reasons[refund.reason] ?? refund.reason} {copy.amount(amount)}
      </Text>
      <TextField
        label={copy.note}
        hint={copy.noteHint}
        value={note}
        maxLength={500}
        onChange={({ value }) => setNote(value)}
      />
      <Inline>
        <Button loading={busy} onPress={() => onMark(note)}>
          {copy.mark}
        </Button>
      </Inline>
    </Stack>
  );
};

interface PaymentDialogProps {
  /** The order to show, if any. */
  readonly payment: Payment | undefined;
  readonly actions: Pick<PaymentActions, 'pending' | 'result' | 'reconcile' | 'markRefunded'>;
  readonly onClose: () => void;
}

/** An order: what happened to it, its refunds, and the question to its provider. */
export const PaymentDialog = ({ payment, actions, onClose }: PaymentDialogProps) => {
  const { pending, result, reconcile, markRefunded } = actions;
  return (
    <Dialog
      open={payment !== undefined}
      title={payment ? content.open(payment.id) : ''}
      {...(payment && { description: summaryOf(payment) })}
      onClose={onClose}
      actions={
        payment &&
        payment.state !== 'paid' && (
          <Button
            tone="secondary"
            icon={icons.RotateCw}
            loading={pending === 'reconcile'}
            onPress={() => void reconcile(payment.id)}
          >
            {content.reconcileOne}
          </Button>
        )
      }
    >
      {payment && (
        <Stack gap="lg">
          {result && <Notice tone={result.tone}>{result.text}</Notice>}
          {payment.refunds.map((refund) => (
            <RefundPart
              key={refund.paymentId}
              refund={refund}
              busy={pending === 'refund'}
              onMark={(note) => void markRefunded(payment.id, refund.paymentId ?? null, note)}
            />
          ))}
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
