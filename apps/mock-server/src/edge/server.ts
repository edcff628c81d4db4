import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import type { Log } from '../environment.ts';
import { Refusal } from '../refusal.ts';
import { createCompressor } from './compression.ts';
import type { createCsrfGuard } from './csrf.ts';
import { sendResponse, toRequest } from './http.ts';
import { secure } from './securityHeaders.ts';

export interface EdgeOptions {
  readonly handlers: readonly RequestHandler[];
  /** Answers what no handler does. */
  readonly webApp: (request: Request) => Response;
  readonly csrf: ReturnType<typeof createCsrfGuard>;
  readonly log: Log;
}

/** The HTTP side of the standalone host: guard, handlers or web app, compression, headers. */
export const createEdge = ({ handlers, webApp, csrf, log }: EdgeOptions): Server => {
  const compress = createCompressor();

  const answer = async (request: Request): Promise<Response> => {
    try {
      csrf.check(request);
      const response = (await getResponse([...handlers], request)) ?? webApp(request);
      if (response.type === 'error') return response;
      return csrf.renew(request, secure(await compress(request, response)));
    } catch (error) {
      if (error instanceof Refusal) return csrf.renew(request, secure(error.toResponse()));
      log('failed', { path: new URL(request.url).pathname, error: String(error) });
      return secure(new Refusal(500, 'Something went wrong on our side.').toResponse());
    }
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
    const response = request
      ? await answer(request)
      : new Refusal(400, 'Not a request.').toResponse();
    await sendResponse(response, incoming, outgoing).catch(() => outgoing.destroy());
    log('request', {
      method: incoming.method,
      // Never the query: it can hold a password.
      path: incoming.url?.split('?')[0],
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
  };

  return createServer((incoming, outgoing) => void serve(incoming, outgoing));
};
