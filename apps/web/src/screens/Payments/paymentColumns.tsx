import { rupees } from '@seatwise/flows/plans';
import { shortDateTime, timeOf } from '@seatwise/flows/admin-files';
import {
  Badge,
  Button,
  createColumnHelper,
  Stack,
  Text,
  type DataTableColumns,
} from '@seatwise/ui';
import { content } from '../../content/adminPayments.ts';
import { providerNames } from '../../content/payments.ts';
import { paymentTones } from '../../features/payment/paymentTones.ts';
import { stateOf, type Payment } from './payment.ts';

const { columns: heads } = content;

const helper = createColumnHelper<Payment>();

/** The columns of the payments; the student's name opens the order. */
export const paymentColumns = (onOpen: (payment: Payment) => void): DataTableColumns<Payment> =>
  helper.columns([
    helper.accessor('createdAt', {
      header: heads.createdAt,
      cell: ({ getValue }) => shortDateTime(timeOf(getValue())),
      meta: { tabular: true, width: 'medium' },
    }),
    helper.accessor('userName', {
      id: 'user',
      header: heads.user,
      cell: ({ row: { original: payment } }) => (
        <Stack gap="xs">
          <Button tone="text" size="compact" onPress={() => onOpen(payment)}>
            <bdi>{payment.userName || content.open(payment.id)}</bdi>
          </Button>
          <Text size="small" tone="muted">
            {payment.userEmail}
          </Text>
        </Stack>
      ),
      meta: { width: 'wide', onCard: 'title' },
    }),
    helper.accessor('plan', {
      header: heads.plan,
      cell: ({ getValue }) => getValue() ?? content.missing,
      meta: { width: 'narrow' },
    }),
    helper.accessor('totalPaise', {
      id: 'amount',
      header: heads.amount,
      cell: ({ getValue }) => rupees(getValue()),
      meta: { tabular: true, width: 'narrow' },
    }),
    helper.accessor(stateOf, {
      id: 'state',
      header: heads.state,
      cell: ({ row: { original: payment } }) => (
        <Badge tone={paymentTones[payment.state]}>{stateOf(payment)}</Badge>
      ),
      meta: { width: 'medium' },
    }),
    helper.accessor(({ provider }) => providerNames[provider], {
      id: 'provider',
      header: heads.provider,
      meta: { width: 'narrow' },
    }),
    helper.accessor('paymentId', {
      header: heads.paymentId,
      cell: ({ getValue }) => getValue() ?? content.missing,
      enableSorting: false,
      meta: { width: 'broad' },
    }),
  ]);
