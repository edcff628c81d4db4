import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { useCallback, useState } from 'react';
import { content } from '../../content/adminPayments.ts';
import { useAction } from '../../lib/useAction.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import type { Payment } from './paymentTable.ts';

const none: readonly Payment[] = [];

/** The payments, and what staff can do about them. */
export const usePayments = () => {
  const { api } = useServices();
  const { answer, status, reload } = useAnswer(
    useCallback((signal) => api.area(adminPayments).listPayments(undefined, { signal }), [api]),
  );
  const totals = useAnswer(
    useCallback((signal) => api.area(adminPayments).paymentTotals(undefined, { signal }), [api]),
  );
  const [pending, setPending] = useState<'reconcile' | 'refund'>();
  const { act, result, dismissResult } = useAction(() => {
    reload();
    totals.reload();
  });

  const run = async (
    kind: 'reconcile' | 'refund',
    ...action: Parameters<typeof act>
  ): Promise<void> => {
    setPending(kind);
    await act(...action);
    setPending(undefined);
  };

  return {
    payments: answer ?? none,
    status,
    reload,
    totals,
    pending,
    result,
    dismissResult,
    /** Asks the providers about one order, or about all. */
    reconcile: (id?: string) =>
      run('reconcile', content.notAsked, async () => {
        const { paid, unreachable } = await api.area(adminPayments).reconcilePayments({ id });
        return content.asked(paid, unreachable);
      }),
    markRefunded: (id: string, paymentId: string | null, note: string) =>
      run('refund', content.refund.notMarked, async () => {
        await api.area(adminPayments).markRefunded({ id, paymentId, note });
        return undefined;
      }),
  };
};

export type PaymentActions = ReturnType<typeof usePayments>;
export type PaymentTotals = PaymentActions['totals'];
