import { operations } from '@seatwise/api-client/contract';
import { HttpError } from '../httpError.ts';
import { isServed, routeOf } from './handle.ts';
import { matcherOf, on, type Route } from './routes.ts';
import type { Backend } from '../backend.ts';

const matchers = operations.map((operation) => ({
  operation,
  isFor: matcherOf(routeOf(operation)),
}));

const refuse = (backend: Backend, request: Request): Response => {
  const { pathname } = new URL(request.url);
  const allowed = matchers
    .filter(({ operation, isFor }) => isServed(backend, operation) && isFor(pathname))
    .map(({ operation: { method } }) => method);
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

/** The first path segments of calls; such addresses are never pages. */
export const callRoots: ReadonlySet<string> = new Set([
  ...operations.map(({ path }) => path.split('/')[1]!),
  'uploads',
  'simulators',
]);

/** The answers of these addresses if no operation matches. */
export const fallbackHandlers = (backend: Backend): Route[] =>
  [...callRoots].flatMap((root) =>
    [`/${root}`, `/${root}/*`].map((path) =>
      on.all(path, ({ request }) => refuse(backend, request)),
    ),
  );
