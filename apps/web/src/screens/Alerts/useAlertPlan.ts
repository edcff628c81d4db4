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
    status,
    reload,
    ...action,
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
