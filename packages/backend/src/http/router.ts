import { socketPath } from '@seatwise/api-client/contract/chat';
import { callRoots } from './fallback.ts';
import { HttpError } from '../httpError.ts';
import { createRouteTable, type Route } from './routes.ts';

export interface Routes {
  /** The routes that the app calls. */
  readonly calls: readonly Route[];
  /** The routes by which people and tests control the backend. */
  readonly control: readonly Route[];
  /** Whether a proxy may send requests here. */
  readonly isReady: () => boolean;
  /** Answers every other address. */
  readonly webApp: (request: Request) => Response | Promise<Response>;
}

/** Tells a proxy or a supervisor whether the process is alive, and whether it takes requests. */
const health = (pathname: string, isReady: boolean): Response => {
  const isFine = { '/health/live': true, '/health/ready': isReady }[pathname];
  if (isFine === undefined) throw new HttpError(404, 'Not found.');
  return new Response(null, {
    status: isFine ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
};

/** The longest URL that the router accepts. */
const maxUrlLength = 8000;

/** Decides by the first path segment, and only here, which handler answers an address. */
export const createRouter = ({ calls, control, isReady, webApp }: Routes) => {
  const tables = { calls: createRouteTable(calls), control: createRouteTable(control) };
  return async (request: Request, maySteer: boolean): Promise<Response> => {
    if (request.url.length > maxUrlLength) throw new HttpError(414, 'The address is too long.');
    const { pathname } = new URL(request.url);
    if (pathname.includes('//')) throw new HttpError(404, 'Not found.');
    if (pathname === socketPath)
      throw new HttpError(
        426,
        'This address speaks WebSocket.',
        {},
        { upgrade: 'websocket', connection: 'upgrade' },
      );
    const root = pathname.split('/')[1]!;
    const ask = async (from: keyof typeof tables): Promise<Response> => {
      const response = await tables[from](request);
      if (!response) throw new HttpError(404, 'Not found.');
      return response;
    };
    if (root === '__mock' && maySteer) return ask('control');
    if (root === '__mock') throw new HttpError(404, 'Not found.');
    if (root === 'health') return health(pathname, isReady());
    return callRoots.has(root) ? ask('calls') : webApp(request);
  };
};
