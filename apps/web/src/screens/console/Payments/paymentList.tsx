import { rupees } from '@seatwise/flows/plans';
import { Badge, Button, Stack, Text } from '@seatwise/ui';
import { content } from '../../../content/adminPayments.ts';
import { providerNames } from '../../../content/payments.ts';
import { paymentTones } from '../../../features/payment/paymentTones.ts';
import { defineList, type SortedQuery } from '../console-list/defineList.ts';
import { pageNumber, text, urlQuery, type QueryOf } from '../../../lib/urlParameters.ts';
import { duePaise, stateOf, type Payment } from './payment.ts';

/** The filters of the list; an empty filter shows all. */
const query = urlQuery({ typed: text('q'), state: text(), provider: text(), page: pageNumber });
export type PaymentsQuery = SortedQuery<QueryOf<typeof query>>;

/** The payments, which the server filters and sorts; pressing the student's name opens the order. */
export const paymentList = defineList<Payment, (payment: Payment) => void>()({
  name: 'payments',
  query,
  heads: content.columns,
  fields: {
    createdAt: { kind: 'moment', sorts: true, column: { tabular: true, width: 'broad' } },
    user: {
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
    plan: { sorts: true, column: { width: 'narrow' } },
    amount: {
      kind: 'number',
      value: ({ totalPaise }) => totalPaise,
      sorts: true,
      cell: ({ totalPaise }) => rupees(totalPaise),
      column: { tabular: true, width: 'narrow' },
    },
    state: {
      value: stateOf,
      sorts: true,
      cell: (payment) => <Badge tone={paymentTones[payment.state]}>{stateOf(payment)}</Badge>,
      column: { width: 'medium' },
    },
    provider: {
      value: ({ provider }) => providerNames[provider],
      sorts: true,
      column: { width: 'narrow' },
    },
    paymentId: { column: { width: 'broad' } },
    id: {},
    paidAt: { kind: 'moment' },
    userId: {},
    email: { value: ({ userEmail }) => userEmail },
    rupees: { value: ({ totalPaise }) => totalPaise / 100 },
    refundDue: { value: (payment) => duePaise(payment) / 100 },
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
