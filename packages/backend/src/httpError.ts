/** An HTTP error in the specified shape, `{ message, … }`. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { message, ...more };
    this.headers = headers;
  }

  static tooMany(message: string, waitMs: number): HttpError {
    return new HttpError(
      429,
      message,
      {},
      { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
    );
  }

  toResponse(): Response {
    return Response.json(this.body, {
      status: this.status,
      headers: { 'cache-control': 'no-store', ...this.headers },
    });
  }
}

/** Insufficient Storage (RFC 4918): reading and deleting stay possible. */
export const storageFull = (): HttpError =>
  new HttpError(507, 'We have no space left, so we could not save this. Try again later.');

/** The record that a caller names; throws a 404 if there is none. */
export const orNotFound = <T>(record: T | undefined, message: string): T => {
  if (record === undefined) throw new HttpError(404, message);
  return record;
};

/** Thrown if the data cannot be written now, or if the outcome of a write is unknown. */
export class Unavailable extends HttpError {
  constructor(message = 'We cannot save anything right now. Try again in a moment.') {
    super(503, message, {}, { 'retry-after': '2' });
  }
}
