import type { InputOf } from '@seatwise/api-client';
import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { useCallback, useState } from 'react';
import { content } from '../../content/adminAlerts.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import type { PlannedAlert } from './alertDraft.ts';

interface Result {
  readonly tone: 'positive' | 'critical';
  readonly text: string;
}

const none: readonly PlannedAlert[] = [];

/** The alerts of all states, and what staff do with them. */
export const useAlertPlan = () => {
  const { api } = useServices();
  const { answer, status, reload } = useAnswer(
    useCallback(
      (signal: AbortSignal) => api.area(contract).listPlannedAlerts(undefined, { signal }),
      [api],
    ),
  );
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  /** Answers whether it worked. */
  const act = async (success: string, failure: string, work: () => Promise<unknown>) => {
    setBusy(true);
    setResult(undefined);
    try {
      await work();
      setResult({ tone: 'positive', text: success });
      reload();
      return true;
    } catch (error) {
      logFailure(error);
      setResult({ tone: 'critical', text: failure });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    alerts: answer?.alerts ?? none,
    officialSites: answer?.officialSites ?? defaultOfficialSites,
    status,
    reload,
    isBusy,
    result,
    dismissResult: () => setResult(undefined),
    save: (id: number | undefined, input: Omit<InputOf<typeof contract.updateAlert>, 'id'>) =>
      act(content.saved, content.editor.notSaved, () =>
        id === undefined
          ? api.area(contract).createAlert(input)
          : api.area(contract).updateAlert({ ...input, id }),
      ),
    withdraw: (id: number) =>
      act(content.withdrawn, content.notWithdrawn, () => api.area(contract).withdrawAlert({ id })),
  };
};

export type AlertPlan = ReturnType<typeof useAlertPlan>;
