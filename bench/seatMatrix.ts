import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { createApiClient } from '@seatwise/api-client';
import { seatMatrix as contract } from '@seatwise/api-client/contract/seatMatrix';
import * as z from 'zod/mini';
import { startBackend } from './backend.ts';
import { bytes, median, milliseconds, table } from './measure.ts';

const rows = 100_000;

interface Answer {
  readonly status: number | undefined;
  readonly etag: string;
  readonly body: Buffer;
}

/** GET without fetch's own unpacking, so that the size on the wire is seen. */
const get = (address: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          etag: response.headers.etag ?? '',
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

export type Seat = z.infer<typeof contract.allSeats.answer.schema>;

/** GET /seat-matrix/all: serving it, and reading it as the client does. Returns what was served. */
export const seatMatrix = async (): Promise<readonly Seat[]> => {
  const started = performance.now();
  const { origin, user, close } = await startBackend(rows);
  const ready = performance.now() - started;
  const address = origin + contract.allSeats.path;
  const ask = (headers: Record<string, string> = {}) =>
    get(address, { authorization: `Bearer ${user.token}`, ...headers });

  const before = performance.now();
  const plain = await ask();
  const first = performance.now() - before;
  const served = await Promise.all(
    [
      ['as it is', {}],
      ['gzip', { 'accept-encoding': 'gzip' }],
      ['brotli', { 'accept-encoding': 'br' }],
      ['revalidated by ETag (304)', { 'accept-encoding': 'br', 'if-none-match': plain.etag }],
    ].map(async ([name, headers]) => ({
      name: name as string,
      headers: headers as Record<string, string>,
      answer: await ask(headers as Record<string, string>),
    })),
  );
  const lines: string[][] = [['served', 'status', 'on the wire', 'median of 7']];
  for (const { name, headers, answer } of served)
    lines.push([
      name,
      String(answer.status),
      bytes(answer.body.length),
      milliseconds(await median(() => ask(headers))),
    ]);
  table(
    `GET /seat-matrix/all with ${rows.toLocaleString('en-IN')} rows (server ready after ${milliseconds(ready)}, first answer ${milliseconds(first)})`,
    lines,
  );

  const [, gzip, brotli, fresh] = served;
  if (
    !gunzipSync(gzip!.answer.body).equals(plain.body) ||
    !brotliDecompressSync(brotli!.answer.body).equals(plain.body)
  )
    throw new Error('The compressed answers are not the plain one');
  if (fresh!.answer.status !== 304 || fresh!.answer.body.length > 0)
    throw new Error('No 304 on revalidation');

  await reading(plain.body);
  await close();
  return JSON.parse(plain.body.toString()) as Seat[];
};

/** A number of seats, as they are served. */
export const readSeats = async (wanted: number): Promise<readonly Seat[]> => {
  const { origin, user, close } = await startBackend(wanted);
  const { body } = await get(origin + contract.allSeats.path, {
    authorization: `Bearer ${user.token}`,
  });
  await close();
  return JSON.parse(body.toString()) as Seat[];
};

const pieceSize = 64 * 1024;

/** A client that is answered from memory, in pieces as a network brings them. */
const clientReading = (body: Buffer) =>
  createApiClient({
    baseUrl: 'http://memory.invalid',
    session: { token: () => undefined, expired: () => false, onExpired: () => {} },
    fetch: async () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            for (let at = 0; at < body.length; at += pieceSize)
              controller.enqueue(body.subarray(at, at + pieceSize));
            controller.close();
          },
        }),
      ),
  }).area(contract);

const reading = async (body: Buffer): Promise<void> => {
  const text = body.toString();
  const list = z.array(contract.allSeats.answer.schema);
  const { allSeats } = clientReading(body);
  let firstRows = 0;
  const bare = await median(() => JSON.parse(text));
  const client = await median(async () => {
    const started = performance.now();
    firstRows = 0;
    let read = 0;
    await allSeats(
      {},
      {
        onRows: (some) => {
          firstRows ||= performance.now() - started;
          read += some.length;
        },
      },
    );
    if (read !== rows) throw new Error(`Read ${read} rows`);
  });
  const schema = await median(() => z.parse(list, JSON.parse(text)));
  table('Reading those rows', [
    ['', 'median of 7', 'ratio'],
    ['JSON.parse of the whole text, nothing checked', milliseconds(bare), '1.00'],
    [
      `the client: streamed, every row checked (first rows after ${milliseconds(firstRows)})`,
      milliseconds(client),
      (client / bare).toFixed(2),
    ],
    [
      'JSON.parse, then every row through its schema',
      milliseconds(schema),
      (schema / bare).toFixed(2),
    ],
  ]);
};
