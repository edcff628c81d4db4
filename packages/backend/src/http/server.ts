import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Csrf } from '../security/csrf.ts';
import type { Log } from '../environment.ts';
import { HttpError } from '../httpError.ts';
import { boundConnections } from './boundConnections.ts';
import { createCompressor } from './compression.ts';
import { loggedPath } from './loggedPath.ts';
import type { Answered } from './metrics.ts';
import { sendResponse, toRequest } from './nodeBridge.ts';
import { oneAtATime } from './oneAtATime.ts';
import { rawResponse } from './rawResponse.ts';
import { createRouter, type Routes } from './router.ts';
import { withSecurityHeaders } from '../security/securityHeaders.ts';
import { isLocalRequest } from '../security/localRequest.ts';
import { createCors, type WebOrigins } from '../security/webOrigins.ts';

export interface HttpServerOptions extends Routes {
  readonly csrf: Csrf;
  /** Whether this machine's requests may use the control surface and scenarios. */
  readonly isControlled: boolean;
  /** The header that names a scenario; removed from other machines' requests. */
  readonly scenarioHeader?: string;
  /** The proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: BlockList;
  /** Apps served from other origins that may call. */
  readonly webOrigins: WebOrigins;
  readonly log: Log;
  readonly answered: (request: Answered) => void;
}

/** Malformed requests get the same error shape as all others. */
const malformedRequestResponse = (code: string | undefined): string => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return rawResponse('431 Request Header Fields Too Large', 'The headers are too long.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return rawResponse('408 Request Timeout', 'The request took too long.');
  return rawResponse('400 Bad Request', 'Not a request.');
};

/** The HTTP side of the standalone host: router, compression, headers. */
export const createHttpServer = ({
  csrf,
  log,
  answered,
  isControlled,
  scenarioHeader,
  trustedProxies,
  webOrigins,
  webApp,
  ...rooms
}: HttpServerOptions): Server => {
  const compress = createCompressor();
  const cors = createCors(webOrigins);
  const route = createRouter({
    ...rooms,
    webApp: async (request) => csrf.renewCookies(request, await webApp(request)),
  });

  const answer = async (request: Request, peer: string | undefined): Promise<Response> => {
    const maySteer = isControlled && isLocalRequest(peer, request);
    if (!maySteer && scenarioHeader) request.headers.delete(scenarioHeader);
    const response = cors.preflight(request) ?? (await route(request, maySteer));
    return response.type === 'error' ? response : compress(request, response);
  };

  const failure = (error: unknown): Response => {
    if (error instanceof HttpError) return error.toResponse();
    log('failed', { error: String(error) });
    return new HttpError(500, 'Something went wrong on our side.').toResponse();
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const started = performance.now();
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const request = toRequest(incoming, gone.signal, trustedProxies);
    const response = request
      ? await answer(request, incoming.socket.remoteAddress).catch(failure)
      : new HttpError(400, 'Not a request.').toResponse();
    const secured = withSecurityHeaders(response, request && cors.headers(request));
    // While the server stops, each response ends its connection, so that the proxy sends no further call on it.
    if (!rooms.isReady()) outgoing.setHeader('connection', 'close');
    await sendResponse(secured, incoming, outgoing).catch(() => outgoing.destroy());
    answered({
      method: incoming.method,
      path: loggedPath(incoming.url),
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
  };

  const server = createServer(
    {
      headersTimeout: 20_000,
      // The time limit of a body depends on its length, so it is checked while reading.
      requestTimeout: 0,
      // Upgrades to other protocols are answered as plain HTTP.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    oneAtATime((incoming, outgoing) =>
      // An error ends its own request, never the server.
      serve(incoming, outgoing).catch((error: unknown) => {
        log('failed', { error: String(error) });
        outgoing.destroy();
      }),
    ),
  );
  boundConnections(server, trustedProxies);
  server.on('clientError', (error: NodeJS.ErrnoException, wire) => {
    if (wire.writable) wire.end(malformedRequestResponse(error.code));
    else wire.destroy();
  });
  server.on('connect', (_, wire) => {
    wire.on('error', () => wire.destroy());
    wire.end(rawResponse('405 Method Not Allowed', 'This is no proxy.'));
  });
  // An unknown Expect header is ignored.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  return server;
};
