import { expect, it } from 'vitest';
import { standaloneHost } from '../testing/hosts.ts';

it('BEY-OPS-01 BEY-ATK-27 counts requests by the pattern of their address, at a port of its own', async () => {
  const host = await standaloneHost({ metrics: { host: '127.0.0.1', port: 0 } });
  await host.fetch('/api/orders/secret-1?token=secret-2');
  await host.fetch('/asha@example.org/secret-3');
  for (const method of ['LOCK', 'MKCOL', 'PROPFIND']) await host.fetch('/api/alerts', { method });
  const answer = await fetch(`http://127.0.0.1:${host.metricsPort}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain(
    'seatwise_requests_total{method="GET",path="/api/orders/{id}",status="401"} 1',
  );
  expect(text).toContain('seatwise_request_seconds_count{method="GET",path="/*"} 1');
  expect(text).toContain('{method="other"');
  expect(text).not.toMatch(/LOCK|MKCOL|PROPFIND/);
  expect(text).toMatch(/^seatwise_sockets 0$/m);
  expect(text).toMatch(/^seatwise_database_lost_seconds 0$/m);
  expect(text).toMatch(/^seatwise_unreadable_records 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).not.toMatch(/secret|asha/);
  const atApp = await host.fetch('/metrics');
  expect(await atApp.text()).not.toContain('seatwise');
  await host.close();
  await expect(fetch(`http://127.0.0.1:${host.metricsPort}/metrics`)).rejects.toThrow('failed');
});

it('BEY-OPS-02 logs of a request its method, pattern, status and time, and nothing of a person', async () => {
  const host = await standaloneHost();
  await host.fetch('/api/orders/secret-1?token=secret-2');
  await host.fetch('/asha@example.org');
  await host.fetch('/health/live');
  await host.close();
  const lines = host.environment.logged.filter(({ event }) => event === 'request');
  expect(lines.map(({ details }) => details)).toEqual(
    ['/api/orders/{id}', '/*', '/health/live'].map((path) => ({
      method: 'GET',
      path,
      status: expect.any(Number) as number,
      ms: expect.any(Number) as number,
    })),
  );
});
