import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import type { Log } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { createCompressor } from './compression.ts';
import type { createCsrfGuard } from './csrf.ts';
import { sendResponse, toRequest } from './http.ts';
import { rawAnswer } from './rawAnswer.ts';
import { secure } from './securityHeaders.ts';
import { isFromThisMachine } from './thisMachine.ts';

export interface EdgeOptions {
  readonly handlers: readonly RequestHandler[];
  /** Answers what no handler does. */
  readonly webApp: (request: Request) => Response;
  readonly csrf: ReturnType<typeof createCsrfGuard>;
  readonly log: Log;
}

const isControl = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith('/__mock');

/** The router takes no longer ones. */
const longestAddress = 8000;

const notFound = (): Response => new Refusal(404, 'Not found.').toResponse();

/** What cannot even be read as a request is answered in the same shape as all else. */
const unreadable = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return rawAnswer('431 Request Header Fields Too Large', 'The headers are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return rawAnswer('408 Request Timeout', 'The request took too long.');
  return rawAnswer('400 Bad Request', 'Not a request.');
};

/** The HTTP side of the standalone host: guard, handlers or web app, compression, headers. */
export const createEdge = ({ handlers, webApp, csrf, log }: EdgeOptions): Server => {
  const compress = createCompressor();

  const answer = async (request: Request): Promise<Response> => {
    if (request.url.length > longestAddress) throw new Refusal(414, 'The address is too long.');
    csrf.check(request);
    const response = (await getResponse([...handlers], request)) ?? webApp(request);
    return response.type === 'error' ? response : compress(request, response);
  };

  const failure =
    (request: Request) =>
    (error: unknown): Response => {
      if (error instanceof Refusal) return error.toResponse();
      log('failed', { path: new URL(request.url).pathname, error: String(error) });
      return new Refusal(500, 'Something went wrong on our side.').toResponse();
    };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const started = performance.now();
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const request = toRequest(
      incoming,
      `http://${incoming.headers.host ?? 'localhost'}`,
      gone.signal,
    );
    const response =
      request === undefined
        ? secure(new Refusal(400, 'Not a request.').toResponse())
        : isControl(request) && !isFromThisMachine(incoming)
          ? secure(notFound())
          : csrf.renew(request, secure(await answer(request).catch(failure(request))));
    await sendResponse(response, incoming, outgoing).catch(() => outgoing.destroy());
    log('request', {
      method: incoming.method,
      // Never the query: it can hold a password.
      path: incoming.url?.split('?')[0],
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
  };

  const server = createServer((incoming, outgoing) => {
    // Whatever goes wrong with one request ends that request, never the server.
    serve(incoming, outgoing).catch((error: unknown) => {
      log('failed', { error: String(error) });
      outgoing.destroy();
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, wire) => {
    if (wire.writable) wire.end(unreadable(error.code));
    else wire.destroy();
  });
  return server;
};
