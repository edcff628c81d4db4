import { alerts } from '@seatwise/api-client/contract/alerts';
import { expect } from 'storybook/test';

/** Withdraws an alert, as a colleague of the story's user might meanwhile. */
export const withdrawElsewhere = async (title: string): Promise<void> => {
  const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(alerts.listPlannedAlerts.path, { headers });
  const planned = (await list.json()) as { alerts: { id: number; title: string }[] };
  const { id } = planned.alerts.find((alert) => alert.title === title)!;
  const path = alerts.withdrawAlert.path.replace('{id}', String(id));
  await expect((await fetch(path, { method: 'PUT', headers })).ok).toBe(true);
};
