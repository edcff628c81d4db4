import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { peerHeader } from '../handlers/handle.ts';
import { clientAddress } from './clientAddress.ts';

const bodiless = new Set(['GET', 'HEAD']);

const hostPattern = /^(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*)(:\d{1,5})?$/i;

/** The address a request was sent to; undefined where it names no host, or more than one. */
export const requestUrl = ({ url = '/', headersDistinct }: IncomingMessage): URL | undefined => {
  const [host = '', ...more] = headersDistinct['host'] ?? [];
  if (more.length > 0 || !hostPattern.test(host) || !url.startsWith('/')) return undefined;
  return URL.parse(`http://${host}${url}`) ?? undefined;
};

/** A node request as a web one; undefined where its address or method cannot be one. */
export const toRequest = (
  incoming: IncomingMessage,
  signal: AbortSignal,
  trustedProxies: BlockList,
): Request | undefined => {
  const address = requestUrl(incoming);
  // HEAD is handled as GET; the body is dropped on sending.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  if (!address) return undefined;
  try {
    return new Request(address, {
      method,
      headers: toHeaders(incoming, trustedProxies),
      signal,
      ...(method !== 'GET' && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
        duplex: 'half',
      }),
    });
  } catch {
    return undefined;
  }
};

const toHeaders = (
  { rawHeaders, socket, headers: { 'x-forwarded-for': forwardedFor } }: IncomingMessage,
  trustedProxies: BlockList,
): Headers => {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
  headers.set(
    peerHeader,
    clientAddress(socket.remoteAddress ?? 'unknown', String(forwardedFor ?? ''), trustedProxies),
  );
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
