import { orders as contract } from '@seatwise/api-client/contract/orders';
import type { OrderRecord } from '@seatwise/flows/payment';
import { rupees } from '@seatwise/flows/plans';
import type { StoredUser } from '@seatwise/flows/session';
import {
  Badge,
  Disclosure,
  EmptyState,
  Link,
  Spinner,
  Text,
  icons,
  useDateFormatter,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { LeftOut } from '../../../components/LeftOutNotice.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { history } from '../../../content/payments.ts';
import { paths } from '../../../paths.ts';
import { paymentTones } from '../../../features/payment/paymentTones.ts';
import { isCustomer, useOrders, type Orders } from '../../../features/payment/useOrders.ts';
import { Receipt } from './Receipt.tsx';
import { entry, entryDate, list } from './PaymentHistory.css.ts';

const List = ({ rows }: { readonly rows: readonly OrderRecord[] }) => {
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const dayOf = ({ paidAt, createdAt }: OrderRecord): string => {
    const time = paidAt ?? createdAt;
    return time ? day.format(new Date(time)) : '';
  };
  return (
    <ul className={list}>
      {rows.map((order) => (
        <li key={order.id}>
          <Disclosure
            title={
              <span className={entry}>
                <Text as="strong" weight="semibold">
                  {order.plan ? history.plan(order.plan) : history.unknownPlan}
                </Text>
                <span className={entryDate}>
                  <Text as="span" size="small" tone="muted">
                    {dayOf(order)}
                  </Text>
                </span>
                <Text as="span" tabular>
                  {rupees(order.totalPaise)}
                </Text>
                <Badge tone={paymentTones[order.state ?? 'unknown']}>
                  {history.states[order.state ?? 'unknown']}
                </Badge>
              </span>
            }
          >
            <Receipt order={order} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
};

const contentOf = ({ state, send }: Orders): ReactNode => {
  const { rows } = state.context;
  if (rows && rows.length > 0) return <List rows={rows} />;
  if (rows)
    return (
      <EmptyState
        title={history.empty}
        icon={icons.CreditCard}
        action={<Link href={paths.plans}>{history.toPlans}</Link>}
      >
        {history.emptyHint}
      </EmptyState>
    );
  if (state.matches('failed'))
    return (
      <LoadFailure onRetry={() => send({ type: 'orders.requested' })}>{history.failed}</LoadFailure>
    );
  return <Spinner label={history.loading} />;
};

/** All payments of a customer with their receipts, the newest first. */
export const PaymentHistory = ({ role }: { readonly role: StoredUser['role'] }) => {
  const orders = useOrders();
  // Staff have no payments, and a server without the operation lists none.
  if (!isCustomer(role) || orders.state.matches('unavailable')) return null;
  return (
    <TitledCard title={history.heading}>
      <LeftOut of={contract.listOrders} />
      {contentOf(orders)}
    </TitledCard>
  );
};
