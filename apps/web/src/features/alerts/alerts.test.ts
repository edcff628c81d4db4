import type { AlertFile } from '@seatwise/flows/alerts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAlerts } from './alerts.ts';

const file = (id: number): AlertFile => ({
  id,
  fileName: `${id}.pdf`,
  fileType: 'application/pdf',
  fileSize: 1,
  uploadedAt: '2026-11-20T10:00:00.000Z',
});

/** A store whose requests the test answers, in any order. */
const start = () => {
  const requests: PromiseWithResolvers<AlertFile[]>[] = [];
  const listFiles = (): Promise<AlertFile[]> => {
    const request = Promise.withResolvers<AlertFile[]>();
    requests.push(request);
    return request.promise;
  };
  const alerts = createAlerts(listFiles);
  const ids = () => alerts.get().files.map(({ id }) => id);
  return { alerts, requests, ids };
};

afterEach(() => vi.restoreAllMocks());

describe('the published documents', () => {
  it('share one request between simultaneous visits', async () => {
    const { alerts, requests, ids } = start();
    const visits = [alerts.revalidate(), alerts.revalidate()];
    expect(requests).toHaveLength(1);
    requests[0]!.resolve([file(1)]);
    await Promise.all(visits);
    expect(ids()).toEqual([1]);
    expect(alerts.get()).toMatchObject({ status: 'ready', isRetrying: false });
  });

  it('ADF-24 are requested again after a change, and an earlier response is dropped', async () => {
    const { alerts, requests, ids } = start();
    const visit = alerts.revalidate();
    const afterDeletion = alerts.reload();
    requests[1]!.resolve([file(2)]);
    await afterDeletion;
    requests[0]!.resolve([file(1), file(2)]);
    await visit;
    expect(ids()).toEqual([2]);
  });

  it('ignore the failure of a superseded request', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { alerts, requests, ids } = start();
    const visit = alerts.revalidate();
    const afterChange = alerts.reload();
    requests[0]!.reject(new Error('late'));
    await visit;
    expect(alerts.get()).toMatchObject({ status: 'loading', files: [] });
    requests[1]!.resolve([file(2)]);
    await afterChange;
    expect(ids()).toEqual([2]);
  });

  it('ADF-31 stay when a later request fails', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { alerts, requests, ids } = start();
    const visit = alerts.revalidate();
    requests[0]!.resolve([file(1)]);
    await visit;
    const again = alerts.reload();
    requests[1]!.reject(new Error('offline'));
    await again;
    expect(ids()).toEqual([1]);
    expect(alerts.get()).toMatchObject({ status: 'failed', isRetrying: false });
    expect(logged).toHaveBeenCalledOnce();
  });
});
