import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Csrf } from '../accounts/csrf.ts';
import type { Log } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { scenarioHeader } from '../scenarios/index.ts';
import { createCompressor } from './compression.ts';
import { sendResponse, toRequest } from './http.ts';
import { rawAnswer } from './rawAnswer.ts';
import { createRouter, type Rooms } from './router.ts';
import { secure } from './securityHeaders.ts';
import { isFromThisMachine } from './thisMachine.ts';

export interface EdgeOptions extends Rooms {
  readonly csrf: Csrf;
  readonly log: Log;
}

/** What cannot even be read as a request is answered in the same shape as all else. */
const unreadable = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return rawAnswer('431 Request Header Fields Too Large', 'The headers are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return rawAnswer('408 Request Timeout', 'The request took too long.');
  return rawAnswer('400 Bad Request', 'Not a request.');
};

/** The HTTP side of the standalone host: router, compression, headers. */
export const createEdge = ({ csrf, log, webApp, ...rooms }: EdgeOptions): Server => {
  const compress = createCompressor();
  const route = createRouter({
    ...rooms,
    webApp: async (request) => csrf.renew(request, await webApp(request)),
  });

  const answer = async (request: Request, fromThisMachine: boolean): Promise<Response> => {
    // Whoever is elsewhere meets the backend as it is.
    if (!fromThisMachine) request.headers.delete(scenarioHeader);
    const response = await route(request, fromThisMachine);
    return response.type === 'error' ? response : compress(request, response);
  };

  const failure = (error: unknown): Response => {
    if (error instanceof Refusal) return error.toResponse();
    log('failed', { error: String(error) });
    return new Refusal(500, 'Something went wrong on our side.').toResponse();
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const started = performance.now();
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const request = toRequest(incoming, gone.signal);
    const response = request
      ? await answer(request, isFromThisMachine(incoming.socket.remoteAddress, request)).catch(
          failure,
        )
      : new Refusal(400, 'Not a request.').toResponse();
    await sendResponse(secure(response), incoming, outgoing).catch(() => outgoing.destroy());
    log('request', {
      method: incoming.method,
      // Never the query: it can hold a password.
      path: incoming.url?.split('?')[0],
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
  };

  const server = createServer(
    {
      // Whatever else somebody wants to speak is answered as the HTTP that it is.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, outgoing) => {
      // Whatever goes wrong with one request ends that request, never the server.
      serve(incoming, outgoing).catch((error: unknown) => {
        log('failed', { error: String(error) });
        outgoing.destroy();
      });
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, wire) => {
    if (wire.writable) wire.end(unreadable(error.code));
    else wire.destroy();
  });
  server.on('connect', (_, wire) => {
    wire.on('error', () => wire.destroy());
    wire.end(rawAnswer('405 Method Not Allowed', 'This is no proxy.'));
  });
  // An expectation that we do not know changes nothing.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  return server;
};
