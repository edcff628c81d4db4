import { HttpError } from '../httpError.ts';

/** How slowly a body may come or be taken. */
export interface Pace {
  /** Milliseconds for whatever it is. */
  readonly grace: number;
  readonly bytesPerSecond: number;
}

/** The slowest mobile network that an upload of 50 MB still ends on, within an hour. */
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
 * The body of a request, at most `limit` bytes of it, whatever the headers promise, and no slower
 * than its pace. It is not cancelled at the end: the answer has to come before the connection ends.
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
