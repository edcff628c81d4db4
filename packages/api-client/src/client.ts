import type { AnswerOf, InputOf, Operation, RowOf } from './contract/operation.ts';
import { ApiError, throwNetworkError, errorOfResponse } from './errors.ts';
import { addressOf, bodyOf, headersOf } from './request.ts';

/** What the client needs to know of the session; `packages/flows/session` owns the rest. */
export interface ClientSession {
  /** The bearer token of this moment; undefined when nobody is signed in. */
  token(): string | undefined;
  /** Whether that token has run out, or cannot be read. */
  expired(): boolean;
  /** A call was refused because of it. */
  onExpired(): void;
}

export interface ClientOptions {
  /** Where the API lives; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly session: ClientSession;
  /** @default the global fetch */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Cookies in `document.cookie`'s notation. @default those of the document */
  readonly cookies?: () => string;
  /**
   * How many milliseconds an answer may take, a list until it begins; after that it counts as none.
   * Uploads and downloads take as long as they take. @default a minute
   */
  readonly timeLimit?: number;
}

export interface CallOptions<O extends Operation = Operation> {
  readonly signal?: AbortSignal;
  /** A copy that the browser has kept will do, however old. */
  readonly allowStale?: boolean;
  /** Called when an answer begins; who has no use for the rest of it aborts. */
  readonly onResponse?: (answer: { readonly etag: string | null }) => void;
  /**
   * Lists only: takes records as they arrive and leaves none for the end. More are read once it
   * has done with them.
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

export const createApiClient = ({
  baseUrl,
  session,
  fetch: send = (...request) => fetch(...request),
  cookies = documentCookies,
  timeLimit = 60_000,
}: ClientOptions): ApiClient => {
  const prepare: ApiClient['prepare'] = (operation, input) => {
    const held = session.token();
    const ranOut = held !== undefined && session.expired();
    if (ranOut) session.onExpired();
    // What anybody may call needs no session: signing in anew must not fail because the old one ended.
    if (ranOut && operation.access !== 'everyone') throw new ApiError('expired', 401);
    const token = ranOut ? undefined : held;
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
    { signal, allowStale = false, onResponse, onRows }: CallOptions<O> = {},
  ): Promise<AnswerOf<O>> => {
    const { address, method, headers, body } = prepare(operation, input);
    const { kind } = operation.answer;
    const late = new AbortController();
    const isLong = operation.encoding === 'multipart' || kind === 'file';
    // A list is waited for; with other answers a page shows its first picture without the reader.
    const reader = kind === 'rows' ? import('./answer.ts') : undefined;
    reader?.catch(() => undefined);
    const timer = isLong ? undefined : setTimeout(() => late.abort(), timeLimit);
    try {
      const response = await send(address, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
        ...(allowStale && { cache: 'force-cache' as const }),
      }).catch(throwNetworkError);
      if (!response.ok) {
        const { headers: said, status } = response;
        const text = await response.text().catch(throwNetworkError);
        throw errorOfResponse(status, said.get('content-type'), text, said.get('retry-after'));
      }
      if (kind === 'rows') clearTimeout(timer);
      onResponse?.({ etag: response.headers.get('etag') });
      signal?.throwIfAborted();
      const { readAnswer } = await (reader ?? import('./answer.ts')).catch(throwNetworkError);
      return await readAnswer(operation, response, onRows);
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
            call(operation, input ?? {}, options),
        ]),
      ) as AreaClient<typeof operations>,
    link: (operation, input) => addressOf(baseUrl, operation, input),
    prepare,
  };
};
