import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

const bodiless = new Set(['GET', 'HEAD']);

/** A node request as a web one; undefined where its address or method cannot be one. */
export const toRequest = (
  incoming: IncomingMessage,
  origin: string,
  signal: AbortSignal,
): Request | undefined => {
  const { url = '/', method = 'GET' } = incoming;
  if (!url.startsWith('/')) return undefined;
  try {
    return new Request(origin + url, {
      method,
      headers: toHeaders(incoming),
      signal,
      ...(!bodiless.has(method) && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
        duplex: 'half',
      }),
    });
  } catch {
    return undefined;
  }
};

const toHeaders = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
  return headers;
};

/** Sends a web response. What the caller did not finish sending is cut off, not waited for. */
export const sendResponse = async (
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  if (response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  const unread = !incoming.complete && !bodiless.has(incoming.method ?? 'GET');
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (unread) outgoing.setHeader('connection', 'close');
  if (incoming.method === 'HEAD' || !response.body) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing);
  if (unread) incoming.resume().setTimeout(1000, () => incoming.destroy());
};
