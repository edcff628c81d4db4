import type { OnLeftOut } from './answer.ts';
import type { Need } from './contract/failures.ts';
import type { AnswerOf, InputOf, Operation, RowOf } from './contract/operation.ts';
import { ApiError, throwNetworkError, errorOfResponse, textField } from './errors.ts';
import { addressOf, bodyOf, headersOf, repeatsToken } from './request.ts';

/** What the client needs from the session; `packages/flows/session` owns the rest. */
export interface ClientSession {
  /** The current bearer token; undefined for visitors. */
  token(): string | undefined;
  /** Whether that token has expired, or is unreadable. */
  expired(): boolean;
  /** Called when the server refuses a call because of its token. */
  onExpired(): void;
}

export interface ClientOptions {
  /** The base address of the API; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly session: ClientSession;
  /** @default the global fetch */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Cookies in `document.cookie`'s notation. @default those of the document */
  readonly cookies?: () => string;
  /**
   * The time-out of a response in milliseconds; for a list, until it begins.
   * Uploads and downloads take as long as they take. @default a minute
   */
  readonly timeLimit?: number;
  /** Called after each list with the number of unreadable entries that were omitted. */
  readonly onLeftOut?: OnLeftOut;
  /** Called when a call is refused until its user has done something; whether it is made again. */
  readonly onNeeded?: (needs: Need) => Promise<boolean>;
}

export interface CallOptions<O extends Operation = Operation> {
  readonly signal?: AbortSignal;
  /** How the browser's cache is used. @default its own rules */
  readonly cache?: RequestCache;
  /** Called with the response's headers, before its body is read. */
  readonly onResponse?: (answer: { readonly etag: string | null }) => void;
  /**
   * Lists only: receives the records in batches, and the call resolves to an empty list. The next
   * batch is read after this one's promise resolves.
   */
  readonly onRows?: (rows: RowOf<O>[]) => void | Promise<void>;
}

/** A prepared request; `upload.ts` sends it with progress instead. */
interface PreparedCall {
  readonly method: Operation['method'];
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
}

type Call<O extends Operation> =
  unknown extends InputOf<O>
    ? (input?: InputOf<O>, options?: CallOptions<O>) => Promise<AnswerOf<O>>
    : (input: InputOf<O>, options?: CallOptions<O>) => Promise<AnswerOf<O>>;

export type AreaClient<A extends Record<string, Operation>> = {
  readonly [Name in keyof A]: Call<A[Name]>;
};

export interface ApiClient {
  /** The calls of one area of the contract, as methods. */
  area<A extends Record<string, Operation>>(operations: A): AreaClient<A>;
  /** The address of a call that the browser makes itself, such as a download. */
  link<O extends Operation>(operation: O, input: InputOf<O>): string;
  /** Checks the session and composes a call without sending it; throws an ApiError. */
  prepare<O extends Operation>(operation: O, input: InputOf<O>): PreparedCall;
}

const documentCookies = (): string => globalThis.document?.cookie ?? '';

/** Makes a call, and repeats it once if the user then does what the refusal asks for. */
const madeAgain = async <Answer>(
  call: () => Promise<Answer>,
  onNeeded: ClientOptions['onNeeded'],
): Promise<Answer> => {
  try {
    return await call();
  } catch (error) {
    const needs =
      error instanceof ApiError && error.status === 403 && textField(error.body, 'needs');
    if (needs && (await onNeeded?.(needs as Need))) return call();
    throw error;
  }
};

export const createApiClient = ({
  baseUrl,
  session,
  fetch: send = (...request) => fetch(...request),
  cookies = documentCookies,
  timeLimit = 60_000,
  onLeftOut,
  onNeeded,
}: ClientOptions): ApiClient => {
  const prepare: ApiClient['prepare'] = (operation, input) => {
    const sessionToken = session.token();
    const hasExpired = sessionToken !== undefined && session.expired();
    if (hasExpired) session.onExpired();
    // A public call needs no session: a new sign-in must not fail on the old, expired session.
    if (hasExpired && operation.access !== 'everyone') throw new ApiError('expired', 401);
    const token = hasExpired ? undefined : sessionToken;
    const address = addressOf(baseUrl, operation, input);
    return {
      method: operation.method,
      address,
      headers: headersOf(operation, address, token, cookies()),
      body: bodyOf(operation, input),
    };
  };

  const call = async <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    { signal, cache, onResponse, onRows }: CallOptions<O> = {},
  ): Promise<AnswerOf<O>> => {
    const prepared = prepare(operation, input);
    const { kind } = operation.answer;
    const timeout = new AbortController();
    const isLong = operation.encoding === 'multipart' || kind === 'file';
    // Lists load the reader along with the request; other pages paint first without it.
    const reader = kind === 'rows' ? import('./answer.ts') : undefined;
    reader?.catch(() => undefined);
    const timer = isLong ? undefined : setTimeout(() => timeout.abort(), timeLimit);
    const ask = ({ address, method, headers, body }: typeof prepared): Promise<Response> =>
      send(address, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
        ...(cache && { cache }),
      }).catch(throwNetworkError);
    try {
      let response = await ask(prepared);
      if (response.status === 403 && !repeatsToken(prepared)) {
        // A page from a static file host has no token; the refusal of the first write brings one.
        const renewed = prepare(operation, input);
        if (repeatsToken(renewed)) response = await ask(renewed);
      }
      if (!response.ok) {
        const { headers: said, status } = response;
        const text = await response.text().catch(throwNetworkError);
        throw errorOfResponse(status, said.get('content-type'), text, said.get('retry-after'));
      }
      if (kind === 'rows') clearTimeout(timer);
      onResponse?.({ etag: response.headers.get('etag') });
      signal?.throwIfAborted();
      const { readAnswer } = await (reader ?? import('./answer.ts')).catch(throwNetworkError);
      return await readAnswer(operation, response, onRows, onLeftOut);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    area: (operations) =>
      Object.fromEntries(
        Object.entries(operations).map(([name, operation]) => [
          name,
          (input: InputOf<typeof operation>, options?: CallOptions) =>
            madeAgain(() => call(operation, input ?? {}, options), onNeeded),
        ]),
      ) as AreaClient<typeof operations>,
    link: (operation, input) => addressOf(baseUrl, operation, input),
    prepare,
  };
};
