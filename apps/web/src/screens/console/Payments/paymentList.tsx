import { timeOf } from '@seatwise/flows/admin-files';
import { rupees } from '@seatwise/flows/plans';
import { Badge, Button, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/adminPayments.ts';
import { providerNames } from '../../../content/payments.ts';
import { paymentTones } from '../../../features/payment/paymentTones.ts';
import { defineList, type SortedQuery } from '../console-list/defineList.ts';
import { pageNumber, text, urlQuery, type QueryOf } from '../../../lib/urlParameters.ts';
import { duePaise, stateOf, type Payment } from './payment.ts';

const { columns: heads } = content;

/** An empty filter shows all. */
const query = urlQuery({ typed: text('q'), state: text(), provider: text(), page: pageNumber });
export type PaymentsQuery = SortedQuery<QueryOf<typeof query>>;

/** The payments, which the server filters and sorts; the student's name opens the order. */
export const paymentList = defineList<Payment, (payment: Payment) => void>()({
  name: 'payments',
  query,
  fields: {
    createdAt: {
      head: heads.createdAt,
      kind: 'moment',
      value: ({ createdAt }) => timeOf(createdAt),
      sorts: true,
      column: { tabular: true, width: 'medium' },
    },
    user: {
      head: heads.user,
      value: ({ userName }) => userName,
      sorts: true,
      cell: (payment, onOpen) => (
        <Stack gap="xs">
          <Button tone="text" size="compact" onPress={() => onOpen(payment)}>
            <bdi>{payment.userName || content.open(payment.id)}</bdi>
          </Button>
          <Text size="small" tone="muted">
            {payment.userEmail}
          </Text>
        </Stack>
      ),
      column: { width: 'wide', onCard: 'title' },
    },
    plan: {
      head: heads.plan,
      value: ({ plan }) => plan,
      sorts: true,
      column: { width: 'narrow' },
    },
    amount: {
      head: heads.amount,
      kind: 'number',
      value: ({ totalPaise }) => totalPaise,
      sorts: true,
      cell: ({ totalPaise }) => rupees(totalPaise),
      column: { tabular: true, width: 'narrow' },
    },
    state: {
      head: heads.state,
      value: stateOf,
      sorts: true,
      cell: (payment) => <Badge tone={paymentTones[payment.state]}>{stateOf(payment)}</Badge>,
      column: { width: 'medium' },
    },
    provider: {
      head: heads.provider,
      value: ({ provider }) => providerNames[provider],
      sorts: true,
      column: { width: 'narrow' },
    },
    paymentId: {
      head: heads.paymentId,
      value: ({ paymentId }) => paymentId,
      column: { width: 'broad' },
    },
    id: { head: heads.id, value: ({ id }) => id },
    paidAt: { head: heads.paidAt, kind: 'moment', value: ({ paidAt }) => timeOf(paidAt) },
    userId: { head: heads.userId, value: ({ userId }) => userId },
    email: { head: heads.email, value: ({ userEmail }) => userEmail },
    rupees: { head: heads.rupees, value: ({ totalPaise }) => totalPaise / 100 },
    refundDue: { head: heads.refundDue, value: (payment) => duePaise(payment) / 100 },
  },
  file: {
    formats: ['csv', 'xlsx'],
    fields: [
      'id',
      'createdAt',
      'paidAt',
      'userId',
      'user',
      'email',
      'plan',
      'rupees',
      'state',
      'refundDue',
      'provider',
      'paymentId',
    ],
  },
});
