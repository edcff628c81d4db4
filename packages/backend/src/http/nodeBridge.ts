import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { peerHeader } from './handle.ts';
import { clientAddress } from '../security/clientAddress.ts';
import { writeBody } from './writeBody.ts';

const bodiless = new Set(['GET', 'HEAD']);

const hostPattern = /^(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*)(:\d{1,5})?$/i;

/** The address of a request; undefined if it names no host, or several. */
export const requestUrl = ({ url = '/', headersDistinct }: IncomingMessage): URL | undefined => {
  const [host = '', ...more] = headersDistinct['host'] ?? [];
  if (more.length > 0 || !hostPattern.test(host) || !url.startsWith('/')) return undefined;
  return URL.parse(`http://${host}${url}`) ?? undefined;
};

/** Converts a Node request to a web request; undefined if its address or method is invalid. */
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
    const headers = toHeaders(incoming, trustedProxies);
    const request = new Request(address, {
      method,
      headers,
      signal,
      ...(method !== 'GET' && {
        body: bodyOf(incoming),
        duplex: 'half',
      }),
    });
    // MSW clones each request; a clone with the body would buffer a whole upload.
    request.clone = () => new Request(address, { method, headers, signal });
    return request;
  } catch {
    return undefined;
  }
};

/** The body of a request, read on demand; cancelling it leaves the connection open. */
const bodyOf = (incoming: IncomingMessage): ReadableStream<Uint8Array> => {
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
    },
    { highWaterMark: 0 },
  );
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

/** The limits for draining an unread body, so that the caller receives the answer. */
const maxDrained = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 };

/** Reads the rest of a body, within limits; closing the connection now would lose the answer. */
const drain = (incoming: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, maxDrained.milliseconds);
    let left = maxDrained.bytes;
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    // The listeners of a reader that gave up would block the stream.
    incoming.removeAllListeners('readable');
    incoming
      .on('data', ({ length }: Uint8Array) => {
        left -= length;
        if (left < 0) end();
      })
      .on('end', end)
      .on('close', end)
      .on('error', end)
      .resume();
  });

/** Sends a web response, also to a caller who is still sending; that connection then ends. */
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
  if (incoming.method === 'HEAD' || !response.body) {
    await response.body?.cancel();
    if (unread) outgoing.flushHeaders();
    else outgoing.end();
  } else {
    await writeBody(response.body, outgoing, { end: !unread });
  }
  if (unread) {
    await drain(incoming);
    outgoing.end(() => incoming.destroy());
  }
};
