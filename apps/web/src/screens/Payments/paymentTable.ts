import type { RowOf } from '@seatwise/api-client';
import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { timeOf } from '@seatwise/flows/admin-files';
import type { DataTableState } from '@seatwise/ui';
import { createTable, type Table } from '@seatwise/ui/table';
import { content } from '../../content/adminPayments.ts';
import { providerNames } from '../../content/payments.ts';
import type { PaymentsQuery } from './paymentsQuery.ts';

export type Payment = RowOf<(typeof adminPayments)['listPayments']>;

export const stateOf = ({ state }: Payment): string => content.states[state] ?? state;

/** What is still to be sent back, in paise. */
export const duePaise = ({ refunds }: Payment): number =>
  refunds.reduce((sum, refund) => sum + (refund.refundedAt == null ? refund.amountPaise : 0), 0);

interface PaymentRow {
  readonly createdAt: number | null;
  readonly user: string;
  readonly plan: string | null;
  readonly amount: number;
  readonly state: string;
  readonly stateId: string;
  readonly provider: string;
  readonly providerId: string;
  /** The text that a search matches. */
  readonly text: string;
}

/** A columnar table of the payments, which keeps searching and sorting fast. */
export const createPaymentTable = (
  payments: readonly Payment[],
): Table<PaymentRow, keyof PaymentRow> => {
  const table = createTable<PaymentRow>({
    createdAt: 'number',
    user: 'text',
    plan: 'text',
    amount: 'number',
    state: 'text',
    stateId: 'text',
    provider: 'text',
    providerId: 'text',
    text: 'text',
  });
  table.append(
    payments.map((payment) => ({
      createdAt: timeOf(payment.createdAt) ?? null,
      user: payment.userName,
      plan: payment.plan ?? null,
      amount: payment.totalPaise,
      state: stateOf(payment),
      stateId: payment.state,
      provider: providerNames[payment.provider],
      providerId: payment.provider,
      text: [payment.userName, payment.userEmail, payment.id, payment.paymentId ?? ''].join('\n'),
    })),
  );
  return table;
};

export const columnFiltersOf = ({
  typed,
  state,
  provider,
}: PaymentsQuery): DataTableState['columnFilters'] => [
  { id: 'text', value: { contains: typed } },
  { id: 'stateId', value: { oneOf: state ? [state] : [] } },
  { id: 'providerId', value: { oneOf: provider ? [provider] : [] } },
];

interface Total {
  readonly paise: number;
  readonly count: number;
}

const totalOf = (amounts: readonly number[]): Total => ({
  paise: amounts.reduce((sum, amount) => sum + amount, 0),
  count: amounts.length,
});

const amountsIn = (payments: readonly Payment[], states: readonly string[]): number[] =>
  payments.filter(({ state }) => states.includes(state)).map(({ totalPaise }) => totalPaise);

/** The sums above the list. */
export const totalsOf = (payments: readonly Payment[]) => ({
  paid: totalOf(amountsIn(payments, ['paid'])),
  pending: totalOf(amountsIn(payments, ['open', 'on-its-way'])),
  refunds: totalOf(payments.map(duePaise).filter((paise) => paise > 0)),
});
