import type { InputOf } from '@seatwise/api-client';
import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { content } from '../../../content/adminAlerts.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';
import type { PlannedAlert } from '@seatwise/flows/alerts';

const none: readonly PlannedAlert[] = [];

/** The alerts in all states, and the staff's actions on them. */
export const useAlertPlan = () => {
  const calls = useServices().api.area(contract);
  const query = useQuery(contract, 'listPlannedAlerts');
  const { mutate, ...mutation } = useMutation(query.refetch);

  return {
    query,
    alerts: query.data?.alerts ?? none,
    officialSites: query.data?.officialSites ?? defaultOfficialSites,
    ...mutation,
    save: (id: number | undefined, input: Omit<InputOf<typeof contract.updateAlert>, 'id'>) =>
      mutate(
        () => (id === undefined ? calls.createAlert(input) : calls.updateAlert({ ...input, id })),
        content.editor.notSaved,
        content.saved,
      ),
    republish: (id: number) =>
      mutate(() => calls.republishAlert({ id }), content.notRepublished, content.republished),
    withdraw: (id: number) =>
      mutate(() => calls.withdrawAlert({ id }), content.notWithdrawn, content.withdrawn),
  };
};

export type AlertPlan = ReturnType<typeof useAlertPlan>;
