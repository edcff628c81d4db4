import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import type { MeasuredServer } from '../tools/server.ts';

/** What a process or a page holds after a garbage collection, by name: bytes and counts. */
export type Held = Readonly<Record<string, number>>;

/** Evaluated in the server: counts what keeps the process alive, by kind, and process listeners. */
const inServer = `(() => {
  const { heapUsed, external } = process.memoryUsage();
  const counts = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  const listeners = process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0);
  return { ...counts, listeners, bytes: heapUsed + external };
})()`;

interface Answer {
  readonly id: number;
  readonly result: { readonly result?: { readonly value: Held } };
}

/** Measures a server that was started with `--inspect`. */
export const heldByServer = async ({ inspector, pid }: MeasuredServer): Promise<Held> => {
  const socket = new WebSocket(inspector());
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let id = 0;
  const send = (method: string, params: object = {}): Promise<Answer['result']> => {
    id += 1;
    const sent = id;
    return new Promise((resolve) => {
      const hear = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id !== sent) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  };
  // Objects that one collection finalizes are freed only by the next.
  for (let round = 0; round < 3; round += 1) await send('HeapProfiler.collectGarbage');
  const { result } = await send('Runtime.evaluate', { expression: inServer, returnByValue: true });
  socket.close();
  return {
    ...result!.value,
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: readdirSync(`/proc/${pid}/task`).length,
  };
};

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Left out: the engine recompiles hot code for hours, and the browser stores measurements. */
const notOfScripts = new Set(['code', 'native', 'synthetic']);

/** The memory of script values: objects, functions, arrays and strings. */
const bytesOfValues = ({ snapshot: { meta }, nodes }: HeapSnapshot): number => {
  const typeAt = meta.node_fields.indexOf('type');
  const sizeAt = meta.node_fields.indexOf('self_size');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length)
    if (!notOfScripts.has(meta.node_types[0][nodes[node + typeAt]!]!))
      bytes += nodes[node + sizeAt]!;
  return bytes;
};

export const heldByPage = async (page: Page): Promise<Held> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot');
  await session.detach();
  const valueOf = (metric: string) => metrics.find(({ name }) => name === metric)!.value;
  return {
    bytes: bytesOfValues(JSON.parse(parts.join('')) as HeapSnapshot),
    listeners: valueOf('JSEventListeners'),
    workers: page.workers().length,
    documents: valueOf('Documents'),
  };
};

/** What grew too much: memory by more than a share, anything else by any amount. */
export const growthOf = (before: Held, after: Held, mostGrowth: number): readonly string[] =>
  Object.entries(after)
    .filter(([name, value]) => {
      const first = before[name] ?? 0;
      return name === 'bytes' ? value > first * (1 + mostGrowth) : value > first;
    })
    .map(([name, value]) => `${name}: ${before[name] ?? 0} -> ${value}`);
