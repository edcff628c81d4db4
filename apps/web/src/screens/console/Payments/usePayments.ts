import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { useState } from 'react';
import { content } from '../../../content/adminPayments.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import type { Payment } from './payment.ts';
import type { PaymentsQuery } from './paymentList.tsx';
import { usePaymentList } from './usePaymentList.ts';

/** The payments that a query asks for, the open one, and what staff can do about them. */
export const usePayments = (query: PaymentsQuery) => {
  const { api } = useServices();
  const list = usePaymentList(query);
  const totals = useQuery(adminPayments, 'paymentTotals');
  const [open, setOpen] = useState<Payment>();
  const [pending, setPending] = useState<'reconcile' | 'refund'>();
  const { act, result, dismissResult } = useMutation(() => {
    list.refetch();
    totals.refetch();
  });

  const run = async (
    kind: 'reconcile' | 'refund',
    ...action: Parameters<typeof act>
  ): Promise<void> => {
    setPending(kind);
    await act(...action);
    setPending(undefined);
  };

  /** Shows an order as it is now, if it is still open; a filter may have taken it off the page. */
  const refreshOpen = async (id: string): Promise<void> => {
    const rows = await api.area(adminPayments).listPayments({ search: id });
    const now = rows.find((row) => row.id === id);
    setOpen((before) => (before?.id === id ? (now ?? before) : before));
  };

  return {
    list,
    totals,
    open,
    setOpen,
    pending,
    result,
    dismissResult,
    /** Asks the providers about one order, or about all. */
    reconcile: (id?: string) =>
      run('reconcile', content.notAsked, async () => {
        const { paid, unreachable } = await api.area(adminPayments).reconcilePayments({ id });
        if (id !== undefined) await refreshOpen(id);
        return content.asked(paid, unreachable);
      }),
    markRefunded: (id: string, paymentId: string | null, note: string) =>
      run('refund', content.refund.notMarked, async () => {
        setOpen(await api.area(adminPayments).markRefunded({ id, paymentId, note }));
        return undefined;
      }),
  };
};

export type PaymentActions = ReturnType<typeof usePayments>;
export type PaymentTotals = PaymentActions['totals'];
