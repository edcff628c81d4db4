import { operations } from '@seatwise/api-client/contract';
import { matchRequestUrl } from 'msw';
import { http, type HttpHandler } from 'msw/http';
import { HttpError } from '../httpError.ts';
import { isServed, routeOf } from './handle.ts';
import type { Backend } from '../backend.ts';

const refuse = (backend: Backend, request: Request): Response => {
  const url = new URL(request.url);
  const allowed = operations
    .filter((operation) => isServed(backend, operation))
    .filter((operation) => matchRequestUrl(url, routeOf(operation), url.origin).matches)
    .map(({ method }) => method);
  const refusal =
    allowed.length === 0
      ? new HttpError(404, 'There is no such call.')
      : new HttpError(
          405,
          'This call takes another method.',
          {},
          { allow: [...new Set(allowed)].join(', ') },
        );
  return refusal.toResponse();
};

/** The first parts of the addresses that are calls, never pages. */
export const callRoots: ReadonlySet<string> = new Set([
  ...operations.map(({ path }) => path.split('/')[1]!),
  'uploads',
  'simulators',
]);

/** What these addresses answer when no operation does. */
export const fallbackHandlers = (backend: Backend): HttpHandler[] =>
  [...callRoots].flatMap((root) =>
    [`/${root}`, `/${root}/*`].map((path) =>
      http.all(path, ({ request }) => refuse(backend, request)),
    ),
  );
