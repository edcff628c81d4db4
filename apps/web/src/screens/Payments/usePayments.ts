import { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { useCallback, useState } from 'react';
import { content } from '../../content/adminPayments.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import type { Payment } from './paymentTable.ts';

interface Result {
  readonly tone: 'positive' | 'critical';
  readonly text: string;
}

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
  const [result, setResult] = useState<Result>();

  const act = async (
    kind: 'reconcile' | 'refund',
    failure: string,
    work: () => Promise<Result | undefined>,
  ): Promise<void> => {
    setPending(kind);
    setResult(undefined);
    try {
      setResult(await work());
      reload();
      totals.reload();
    } catch (error) {
      logFailure(error);
      setResult({ tone: 'critical', text: failure });
    } finally {
      setPending(undefined);
    }
  };

  return {
    payments: answer ?? none,
    status,
    reload,
    totals,
    pending,
    result,
    dismissResult: () => setResult(undefined),
    /** Asks the providers about one order, or about all. */
    reconcile: (id?: string) =>
      act('reconcile', content.notAsked, async () => {
        const { paid, unreachable } = await api.area(adminPayments).reconcilePayments({ id });
        return { tone: 'positive', text: content.asked(paid, unreachable) };
      }),
    markRefunded: (id: string, paymentId: string | null, note: string) =>
      act('refund', content.refund.notMarked, async () => {
        await api.area(adminPayments).markRefunded({ id, paymentId, note });
        return undefined;
      }),
  };
};

export type PaymentActions = ReturnType<typeof usePayments>;
export type PaymentTotals = PaymentActions['totals'];
