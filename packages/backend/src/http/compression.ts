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
 * Compresses outgoing answers. An answer with an ETag is large and requested again, so its
 * compressed form is cached, once per encoding.
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
    const { body, status } = response;
    const headers = new Headers(response.headers);
    if (!compressible.test(headers.get('content-type') ?? '')) return response;
    headers.append('vary', 'accept-encoding');
    if (!body || headers.has('content-encoding')) return new Response(body, { status, headers });
    const encoding = acceptedEncoding(request);
    const etag = headers.get('etag');
    const finish = (bytes: Uint8Array): Response => {
      headers.set('content-length', String(bytes.byteLength));
      return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers });
    };
    const packed = (bytes: Uint8Array): Response => {
      headers.set('content-encoding', encoding!);
      return finish(bytes);
    };
    if (encoding && etag) {
      const slot = `${new URL(request.url).pathname} ${encoding}`;
      const read = async () => compress(await response.bytes(), encoding);
      return packed(await keep(slot, etag, read));
    }
    const plain = await response.bytes();
    return encoding && plain.byteLength >= worthwhile
      ? packed(await compress(plain, encoding))
      : finish(plain);
  };
};
