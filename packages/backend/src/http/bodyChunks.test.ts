import { describe, expect, it } from 'vitest';
import { bodyChunks } from './bodyChunks.ts';

/** A body that sends ten bytes at a given interval in milliseconds. */
const trickle = (every: number, times: number): Request => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, every));
      if (sent === times) controller.close();
      else controller.enqueue(new Uint8Array(10));
      sent += 1;
    },
  });
  return new Request('http://host.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);
};

const sizeOf = async (chunks: AsyncIterable<Uint8Array>): Promise<number> => {
  let size = 0;
  for await (const chunk of chunks) size += chunk.length;
  return size;
};

describe('a body', () => {
  it('that trickles is given up with 408, and not after five minutes', async () => {
    const slow = sizeOf(bodyChunks(trickle(20, 1000), 1e6, { grace: 100, bytesPerSecond: 1e6 }));
    await expect(slow).rejects.toMatchObject({ status: 408 });
    const silent = sizeOf(bodyChunks(trickle(60_000, 1), 1e6, { grace: 50, bytesPerSecond: 1e6 }));
    await expect(silent).rejects.toMatchObject({ status: 408 });
  });

  it('that keeps its pace has as long as it takes', async () => {
    const steady = sizeOf(bodyChunks(trickle(20, 40), 1e6, { grace: 400, bytesPerSecond: 100 }));
    expect(await steady).toBe(400);
  });

  it('has at most so many bytes, whatever its headers say', async () => {
    const large = sizeOf(bodyChunks(trickle(0, 30), 200));
    await expect(large).rejects.toMatchObject({ status: 413 });
  });
});
