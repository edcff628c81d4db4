import { ApiError } from './errors.ts';
import { fieldNames, type InputOf, type Operation } from './contract/operation.ts';

const readOnly = new Set(['GET', 'HEAD']);

type Values = Readonly<Record<string, unknown>>;

const pick = (values: Values, names: readonly string[]): [string, unknown][] =>
  names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));

/** Encodes a path segment; a dot segment throws a 404, because it would change the path. */
const segment = (value: string): string => {
  if (value === '' || value === '.' || value === '..') throw new ApiError('refused', 404);
  return encodeURIComponent(value);
};

/** The address of a call, with its path parameters and query encoded. */
export const addressOf = <O extends Operation>(
  baseUrl: string,
  operation: O,
  input: InputOf<O>,
): string => {
  const values = input as Values;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    segment(String(values[name])),
  );
  const query = new URLSearchParams(
    pick(values, fieldNames(operation.query)).map(([name, value]) => [name, String(value)]),
  ).toString();
  return baseUrl + path + (query && `?${query}`);
};

export const bodyOf = <O extends Operation>(
  operation: O,
  input: InputOf<O>,
): string | FormData | undefined => {
  if (!operation.body) return undefined;
  const entries = pick(input as Values, fieldNames(operation.body));
  if (operation.encoding !== 'multipart') return JSON.stringify(Object.fromEntries(entries));
  const form = new FormData();
  for (const [name, value] of entries)
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

/**
 * The specification excludes «URLs containing '/auth' or 'api/files'» from the bearer. Only the
 * path counts, so that a value in a query cannot remove the bearer from a call.
 */
const carriesBearer = (address: string): boolean => {
  const { pathname } = new URL(address, 'http://relative.invalid');
  return !pathname.includes('/auth') && !pathname.includes('api/files');
};

const isRelative = (address: string): boolean => !/^([a-z][a-z\d+.-]*:)?\/\//i.test(address);

/** The value of a cookie in `document.cookie`'s notation; undefined if missing or malformed. */
const cookieValue = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
};

const tokenHeader = 'X-XSRF-TOKEN';

export const repeatsToken = ({
  headers,
}: {
  readonly headers: Readonly<Record<string, string>>;
}): boolean => tokenHeader in headers;

export const headersOf = (
  operation: Operation,
  address: string,
  token: string | undefined,
  cookies: string,
): Record<string, string> => {
  const headers: Record<string, string> = {};
  if (operation.body && operation.encoding !== 'multipart')
    headers['Content-Type'] = 'application/json';
  if (token && carriesBearer(address)) headers['Authorization'] = `Bearer ${token}`;
  if (isRelative(address) && !readOnly.has(operation.method)) {
    const xsrf = cookieValue(cookies, 'XSRF-TOKEN');
    if (xsrf) headers[tokenHeader] = xsrf;
  }
  return headers;
};
