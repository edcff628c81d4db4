import { describe, expect, it, vi } from 'vitest';
import { seatMatrix } from './contract/seatMatrix.ts';
import { clientOf } from './testing/clientOf.ts';

describe('a list', () => {
  const seat = (id: number) => ({
    id,
    instNm: 'AIIMS',
    program: 'MBBS',
    quotaName: null,
    state: ' Delhi ',
  });

  it('goes to `onRows` in batches, each once the one before is processed', async () => {
    const parts = [
      '[',
      JSON.stringify(seat(1)),
      ',',
      `${JSON.stringify(seat(2))},`,
      `${JSON.stringify(seat(3))}]`,
    ];
    const { client } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
              controller.close();
            },
          }),
        ),
    );
    const batches: number[][] = [];
    let busy = false;
    const left = await client.area(seatMatrix).allSeats(
      {},
      {
        onRows: async (rows) => {
          expect(busy).toBe(false);
          busy = true;
          batches.push(rows.map(({ id }) => id!));
          await Promise.resolve();
          busy = false;
        },
      },
    );
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual([1, 2, 3]);
    expect(left).toEqual([]);
  });

  it('may come from the browser’s cache, and passes its ETag before it is read', async () => {
    const { client, sent } = clientOf(() =>
      Response.json([seat(1)], { headers: { etag: 'W/"one"' } }),
    );
    const heard: (string | null)[] = [];
    await client
      .area(seatMatrix)
      .allSeats({}, { cache: 'no-cache', onResponse: ({ etag }) => heard.push(etag) });
    expect(sent[0]!.cache).toBe('no-cache');
    await client.area(seatMatrix).allSeats({}, { onResponse: ({ etag }) => heard.push(etag) });
    expect(sent[1]!.cache).toBe('default');
    expect(heard).toEqual(['W/"one"', 'W/"one"']);
  });

  it('is left unread by a caller that has it already', async () => {
    const { client } = clientOf(() => Response.json([seat(1)]));
    const known = new Error('There already');
    const leaving = new AbortController();
    const onRows = vi.fn<() => void>();
    const call = client
      .area(seatMatrix)
      .allSeats({}, { signal: leaving.signal, onResponse: () => leaving.abort(known), onRows });
    await expect(call).rejects.toBe(known);
    expect(onRows).not.toHaveBeenCalled();
  });

  it('lets what its reader throws through as it is, and stops the transfer', async () => {
    let stopped = false;
    const { client } = clientOf(
      () =>
        new Response(
          new ReadableStream({
            start: (rest) =>
              rest.enqueue(new TextEncoder().encode(`[${JSON.stringify(seat(1))},{`)),
            cancel: () => {
              stopped = true;
            },
          }),
        ),
    );
    const bug = new TypeError('a bug in the screen');
    const onRows = () => {
      throw bug;
    };
    await expect(client.area(seatMatrix).allSeats({}, { onRows })).rejects.toBe(bug);
    expect(stopped).toBe(true);
  });
});
