import type { Database } from '../db/database.ts';
import type { FileRecord } from '../db/records.ts';
import { HttpError } from '../httpError.ts';
import type { Downloads } from './downloads.ts';

/** RFC 6266: a plain name for old clients, and the true name for the others. */
const disposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** The range of bytes to send, end excluded; the whole file unless the request names one range. */
const rangeOf = (asked: string | null, size: number) => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return { start: 0, end: size, isPart: false };
  if (first === '') return { start: Math.max(0, size - Number(last)), end: size, isPart: true };
  const end = last === '' ? size : Math.min(Number(last) + 1, size);
  return { start: Number(first), end, isPart: true };
};

interface Served {
  readonly db: Database;
  readonly downloads: Downloads;
  readonly request: Request;
  /** The address of the caller; undefined in hosts without a network. */
  readonly peer: string | undefined;
}

/** Serves a stored file, for viewing or download, at its reader's pace. */
export const serveFile = async (
  { db, downloads, request, peer }: Served,
  file: FileRecord,
  kind: 'inline' | 'attachment',
): Promise<Response> => {
  const content = await db.blobs.read(file.storageKey);
  if (!content) return new HttpError(404, 'There is no such file.').toResponse();
  const { size } = content;
  // A request with If-Range gets the whole file, because there is no tag to compare.
  const asked = request.headers.has('if-range') ? null : request.headers.get('range');
  const { start, end, isPart } = rangeOf(asked, size);
  if (isPart && start >= end)
    return new HttpError(
      416,
      'The file has no such part.',
      {},
      { 'content-range': `bytes */${size}` },
    ).toResponse();
  const body = downloads.bound(content.slice(start, end).stream(), peer);
  return new Response(body, {
    status: isPart ? 206 : 200,
    headers: {
      ...(isPart && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
      'accept-ranges': 'bytes',
      'content-length': String(end - start),
      'content-type': file.fileType,
      'content-disposition': disposition(kind, file.fileName),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
};
