export type FailureKind =
  /** No answer (offline, refused or cut off); the status is 0. */
  | 'network'
  /** The server refused or failed. */
  | 'refused'
  /** The token had expired before the call, so nothing was sent. */
  | 'expired'
  /** The response does not fit the contract. */
  | 'invalid-response';

/**
 * The only error class of all calls. A cancelled call does not throw it: like fetch, it rejects
 * with the reason of its AbortSignal.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** The answer's body: parsed JSON, text, or undefined. */
  readonly body: unknown;
  /** The seconds of the Retry-After header, if any. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    status: number,
    body?: unknown,
    { retryAfter, ...options }: ErrorOptions & { readonly retryAfter?: number | undefined } = {},
  ) {
    super(`${kind} (${status})`, options);
    this.retryAfter = retryAfter;
    this.kind = kind;
    this.status = status;
    this.body = body;
  }

  /** The server's message for the user, if any. */
  get serverMessage(): string | undefined {
    return (
      textField(this.body, 'message') ?? (typeof this.body === 'string' ? this.body : undefined)
    );
  }
}

/** Throws the error of a call that got no complete response. */
export const throwNetworkError = (cause: unknown): never => {
  throw new ApiError('network', 0, undefined, { cause });
};

/** A text field of an answer of unknown shape. */
export const textField = (body: unknown, name: string): string | undefined => {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Whether a text is a page from a proxy or a network's sign-in, not a message of the server. */
export const isPage = (text: string): boolean => /^\s*<(!doctype|html)\b/i.test(text);

/** A failed answer as an error; its body may be JSON, text or nothing. */
export const errorOfResponse = (
  status: number,
  contentType: string | null,
  text: string,
  retryAfter: string | null = null,
): ApiError =>
  new ApiError(
    'refused',
    status,
    contentType?.includes('json') ? parseJson(text) : isPage(text) ? undefined : text || undefined,
    // The header may also be a date, which is ignored.
    { retryAfter: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined },
  );
