import { operations } from '@seatwise/api-client/contract';
import { http, type HttpHandler } from 'msw/http';
import { Refusal } from '../refusal.ts';

const patterns = operations.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

const refuse = ({ request }: { readonly request: Request }): Response => {
  const { pathname } = new URL(request.url);
  const allowed = patterns
    .filter(({ pattern }) => pattern.test(pathname))
    .map(({ method }) => method);
  const refusal =
    allowed.length === 0
      ? new Refusal(404, 'There is no such call.')
      : allowed.includes(request.method as (typeof allowed)[number])
        ? new Refusal(400, 'The address is malformed.')
        : new Refusal(
            405,
            'This call takes another method.',
            {},
            { allow: [...new Set(allowed)].join(', ') },
          );
  return refusal.toResponse();
};

/** What the API's addresses answer when no operation does. */
export const fallbackHandlers = (): HttpHandler[] =>
  [
    '*/api',
    '*/api/*',
    '*/rank-prediction/*',
    '*/seat-matrix/*',
    '*/uploads/*',
    '*/simulators/*',
  ].map((path) => http.all(path, refuse));
