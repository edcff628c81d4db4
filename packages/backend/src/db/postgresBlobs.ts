import type pg from 'pg';
import type { Blobs } from './storage.ts';

/** How much of a file goes into one row. Bytes. */
const rowBytes = 1024 * 1024;

/** Blobs as rows of the database, so that one backup has all, and every instance the same. */
export const postgresBlobs = (pool: pg.Pool): Blobs => ({
  create: async (id) => {
    const parts: Blob[] = [];
    let gathered: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    const flush = async (): Promise<void> => {
      const part = new Blob(gathered);
      gathered = [];
      size = 0;
      const bytes = Buffer.from(await part.arrayBuffer());
      const row = [id, parts.push(part), bytes];
      await pool.query('INSERT INTO file_parts (file, part, bytes) VALUES ($1, $2, $3)', row);
    };
    return {
      write: async (bytes) => {
        gathered.push(new Uint8Array(bytes));
        size += bytes.length;
        if (size >= rowBytes) await flush();
      },
      finish: async () => {
        await flush();
        return new Blob(parts);
      },
    };
  },
  read: async (id) => {
    const { rows } = await pool.query<{ bytes: Uint8Array<ArrayBuffer> }>(
      'SELECT bytes FROM file_parts WHERE file = $1 ORDER BY part',
      [id],
    );
    return rows.length > 0 ? new Blob(rows.map(({ bytes }) => bytes)) : undefined;
  },
  remove: async (ids) => {
    await pool.query('DELETE FROM file_parts WHERE file = ANY($1)', [ids]);
  },
  // Files of today stay: their records may not be written yet, by another instance.
  keepOnly: (ids) => {
    const orphans = `
      DELETE FROM file_parts WHERE file <> ALL($1) AND written < clock_timestamp() - interval '1 day'`;
    pool.query(orphans, [[...ids]]).catch(() => undefined);
  },
});
