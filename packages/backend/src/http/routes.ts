import { HttpError } from '../httpError.ts';

export interface Asked {
  readonly request: Request;
  /** The path segments that the route names. */
  readonly params: Readonly<Record<string, string>>;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** The handler for a method and a path. */
export interface Route {
  /** Undefined matches every method. */
  readonly method: string | undefined;
  /** `:name` matches one segment, `*` at the end the rest. */
  readonly path: string;
  readonly answer: Answer;
}

const by =
  (method?: string) =>
  (path: string, answer: Answer): Route => ({ method, path, answer });

export const on = {
  get: by('GET'),
  post: by('POST'),
  put: by('PUT'),
  delete: by('DELETE'),
  all: by(),
};

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', String.raw`\.`)
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace(/\*$/, '.*')}/?$`,
    'i',
  );

/** The decoded parts of a path; undefined if a percent-encoding is invalid. */
const decoded = (parts: Readonly<Record<string, string>>): Asked['params'] | undefined => {
  try {
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]),
    );
  } catch {
    return undefined;
  }
};

/** Returns a test for paths that match a route. */
export const matcherOf = (path: string): ((pathname: string) => boolean) => {
  const pattern = patternOf(path);
  return (pathname) => pattern.test(pathname);
};

/** Answers with the first route that matches; undefined if none does. */
export const createRouteTable = (routes: readonly Route[]) => {
  const table = routes.map((route) => ({ ...route, pattern: patternOf(route.path) }));
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    for (const { method, pattern, answer } of table) {
      if (method !== undefined && method !== request.method) continue;
      const groups = pattern.exec(pathname);
      if (!groups) continue;
      const params = decoded(groups.groups ?? {});
      // Answered here, because hosts without a server would take an error for a broken network.
      return params ? answer({ request, params }) : new HttpError(404, 'Not found.').toResponse();
    }
    return undefined;
  };
};
