import type { Database } from '../db/database.ts';
import type { FileRecord } from '../db/records.ts';
import { HttpError } from '../httpError.ts';

/** RFC 6266: a plain name for old readers, the true one for the others. */
const disposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** The bytes of a stored file, to be viewed or to be downloaded. */
export const serveFile = async (
  db: Database,
  file: FileRecord,
  kind: 'inline' | 'attachment',
): Promise<Response> => {
  const content = await db.blobs.read(file.storageKey);
  if (!content) return new HttpError(404, 'There is no such file.').toResponse();
  return new Response(content, {
    headers: {
      'content-type': file.fileType,
      'content-disposition': disposition(kind, file.fileName),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
};
