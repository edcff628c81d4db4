import { HttpError } from '../httpError.ts';

/** The slowest allowed rate of a body, in either direction. */
export interface Pace {
  /** Milliseconds allowed for any body. */
  readonly grace: number;
  readonly bytesPerSecond: number;
}

/** The slowest mobile network: an upload of 50 MB still ends within an hour. */
export const slowestPace: Pace = { grace: 20_000, bytesPerSecond: 16 * 1024 };

const brokenOff = (): never => {
  throw new HttpError(400, 'The request broke off.');
};

const tooLarge = () => new HttpError(413, 'The request is too large.');

const before = <T>(work: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new HttpError(408, 'The request took too long.')),
      Math.max(0, milliseconds),
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Reads at most `limit` bytes of a request's body, whatever the headers promise, no slower than its
 * pace. The body is not cancelled: the answer must be sent before the connection ends.
 */
export async function* bodyChunks(
  request: Request,
  limit: number,
  { grace, bytesPerSecond }: Pace = slowestPace,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const started = performance.now();
  const reader = request.body?.getReader();
  if (!reader) return;
  for (let size = 0; ;) {
    const due = started + grace + (size / bytesPerSecond) * 1000;
    const { done, value } = await before(reader.read().catch(brokenOff), due - performance.now());
    if (done) return;
    size += value.byteLength;
    if (size > limit) throw tooLarge();
    yield value;
  }
}
