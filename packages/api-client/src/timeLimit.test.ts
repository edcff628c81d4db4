import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { accounts } from './contract/accounts.ts';
import { adminFiles } from './contract/adminFiles.ts';
import { files } from './contract/files.ts';
import { ApiError } from './errors.ts';

const credentials = { rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' };
const limit = 20;
const long = 5 * limit;

type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

/** A client with the given network, which obeys the abort signal. */
const clientOf = (answer: Answer, timeLimit?: number) =>
  createApiClient({
    baseUrl: 'https://api.example',
    session: { token: () => 'a.b.c', expired: () => false, onExpired: () => {} },
    cookies: () => '',
    ...(timeLimit !== undefined && { timeLimit }),
    fetch: async (_, { signal }) => answer(signal),
  });

const later =
  (text: string, pause: number): Answer =>
  (signal) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response(text)), pause);
      signal?.addEventListener('abort', () => reject(signal?.reason));
    });
const never = later('', 1e6);

/** An answer that starts, then continues after a while unless it is aborted. */
const interrupted =
  (status: number, first: string, rest: string): Answer =>
  (signal) => {
    const encoder = new TextEncoder();
    const start = (body: ReadableStreamDefaultController): void => {
      body.enqueue(encoder.encode(first));
      const timer = setTimeout(() => {
        body.enqueue(encoder.encode(rest));
        body.close();
      }, long);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        body.error(signal?.reason);
      });
    };
    return new Response(new ReadableStream({ start }), { status });
  };

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
const lost = new ApiError('network', 0);

describe('the time limit of a call', () => {
  afterEach(() => vi.useRealTimers());

  it('is a minute', async () => {
    vi.useFakeTimers();
    const settled = vi.fn<(failure: unknown) => void>();
    void failureOf(clientOf(never).area(accounts).login(credentials)).then(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(lost);
  });

  it('is over with the answer', async () => {
    vi.useFakeTimers();
    await clientOf(() => Response.json([]))
      .area(files)
      .listFiles();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['an answer', interrupted(200, '{"id"', ':1}')],
    ['a refusal', interrupted(500, 'No', ' way')],
  ])('counts %s that stops on the way as none', async (_, answer) => {
    const call = clientOf(answer, limit).area(accounts).login(credentials);
    expect(await failureOf(call)).toMatchObject({ kind: 'network', status: 0 });
  });

  it('ends a list that does not begin, and lets one that has begun continue', async () => {
    expect(await failureOf(clientOf(never, limit).area(files).listFiles())).toEqual(lost);
    const slow = clientOf(interrupted(200, '[', ']'), limit);
    await expect(slow.area(files).listFiles()).resolves.toEqual([]);
  });

  it('is none for uploads and downloads', async () => {
    const client = clientOf(later('done', long), limit);
    const file = new File(['a'], 'a.pdf', { type: 'application/pdf' });
    await expect(client.area(adminFiles).uploadFile({ file, uploaderId: 1 })).resolves.toBe('done');
    const { size } = await client.area(files).downloadFile({ 'field-id': 12 });
    expect(size).toBe(4);
  });
});
