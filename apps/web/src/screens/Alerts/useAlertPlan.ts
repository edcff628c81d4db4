import type { InputOf } from '@seatwise/api-client';
import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { useCallback } from 'react';
import { content } from '../../content/adminAlerts.ts';
import { useAction } from '../../lib/useAction.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import type { PlannedAlert } from './alertDraft.ts';

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
  const { act, ...action } = useAction(reload);

  return {
    alerts: answer?.alerts ?? none,
    officialSites: answer?.officialSites ?? defaultOfficialSites,
    isLoaded: answer !== undefined,
    status,
    reload,
    ...action,
    save: (id: number | undefined, input: Omit<InputOf<typeof contract.updateAlert>, 'id'>) =>
      act(content.editor.notSaved, async () => {
        if (id === undefined) await api.area(contract).createAlert(input);
        else await api.area(contract).updateAlert({ ...input, id });
        return content.saved;
      }),
    withdraw: (id: number) =>
      act(content.notWithdrawn, async () => {
        await api.area(contract).withdrawAlert({ id });
        return content.withdrawn;
      }),
  };
};

export type AlertPlan = ReturnType<typeof useAlertPlan>;
