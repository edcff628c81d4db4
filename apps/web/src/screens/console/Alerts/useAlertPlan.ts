import type { InputOf } from '@seatwise/api-client';
import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { content } from '../../../content/adminAlerts.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import type { PlannedAlert } from '@seatwise/flows/alerts';

const none: readonly PlannedAlert[] = [];

/** The alerts of all states, and what staff do with them. */
export const useAlertPlan = () => {
  const { api } = useServices();
  const query = useQuery(contract, 'listPlannedAlerts');
  const { act, ...action } = useMutation(query.refetch);

  return {
    query,
    alerts: query.data?.alerts ?? none,
    officialSites: query.data?.officialSites ?? defaultOfficialSites,
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
