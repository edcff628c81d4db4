import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that a request accepts; `;q=0` refuses one. */
export const acceptedEncoding = (request: Request): Encoding | undefined => {
  const accepted = new Set(
    (request.headers.get('accept-encoding') ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  return encodings.find((encoding) => accepted.has(encoding));
};

const compress = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : gz(bytes);

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
const worthwhile = 1024;

/**
 * Compresses answers on their way out. An answer with an ETag is large and asked for again, so
 * its compressed form is kept, one for each encoding.
 */
export const createCompressor = () => {
  const kept = new Map<string, { etag: string; bytes: Promise<Buffer> }>();

  const keep = (slot: string, etag: string, work: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(slot);
    if (known?.etag === etag) return known.bytes;
    const bytes = work();
    kept.set(slot, { etag, bytes });
    return bytes;
  };

  return async (request: Request, response: Response): Promise<Response> => {
    const type = response.headers.get('content-type') ?? '';
    if (!response.body || response.headers.has('content-encoding') || !compressible.test(type))
      return response;
    const headers = new Headers(response.headers);
    headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    const plain = new Uint8Array(await response.arrayBuffer());
    const finish = (body: Uint8Array): Response => {
      headers.set('content-length', String(body.byteLength));
      return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
    };
    if (!encoding || plain.byteLength < worthwhile) return finish(plain);
    headers.set('content-encoding', encoding);
    const etag = response.headers.get('etag');
    const work = () => compress(plain, encoding);
    return finish(
      await (etag ? keep(`${new URL(request.url).pathname} ${encoding}`, etag, work) : work()),
    );
  };
};
