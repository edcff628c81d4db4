import pg from 'pg';
import { Unavailable } from '../httpError.ts';
import { RowsBlob, type ReadRange } from './rowsBlob.ts';
import { StorageFull, type Blobs } from './storage.ts';

/** The bytes of a file that one row holds. */
const rowBytes = 1024 * 1024;
/** The bytes of a row read at a time, so that a slow reader takes little memory. */
const pieceBytes = 256 * 1024;

const unreachable = () =>
  new Unavailable('We cannot reach the files right now. Try again in a moment.');

/** SQLSTATE of a full disk. */
const diskFull = '53100';

/** Stores blobs in the database, so that one backup has everything and instances share them. */
export const postgresBlobs = (pool: Pick<pg.Pool, 'query'>): Blobs => {
  const ask = async <R extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<R[]> => {
    try {
      return (await pool.query<R>(sql, values)).rows;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw unreachable();
      throw error.code === diskFull ? new StorageFull(error.code, { cause: error }) : error;
    }
  };

  const readerOf = (file: string, sizes: readonly number[]): ReadRange =>
    async function* (start, end) {
      let before = 0;
      for (const [index, size] of sizes.entries()) {
        const last = Math.min(end - before, size);
        for (let at = Math.max(start - before, 0); at < last; at += pieceBytes) {
          const [row] = await ask<{ bytes: Uint8Array<ArrayBuffer> }>(
            'SELECT substring(bytes FROM $3 FOR $4) AS bytes FROM file_parts WHERE file = $1 AND part = $2',
            [file, index + 1, at + 1, Math.min(pieceBytes, last - at)],
          );
          if (!row) throw new Error('The file was removed while it was read');
          yield row.bytes;
        }
        before += size;
      }
    };

  const blobOf = (file: string, sizes: readonly number[]): RowsBlob =>
    new RowsBlob(
      sizes.reduce((sum, size) => sum + size, 0),
      readerOf(file, sizes),
    );

  return {
    create: async (id) => {
      const sizes: number[] = [];
      let gathered: Uint8Array[] = [];
      let size = 0;
      const flush = async (): Promise<void> => {
        const bytes = Buffer.concat(gathered);
        gathered = [];
        size = 0;
        const row = [id, sizes.push(bytes.length), bytes];
        await ask('INSERT INTO file_parts (file, part, bytes) VALUES ($1, $2, $3)', row);
      };
      return {
        write: async (bytes) => {
          gathered.push(new Uint8Array(bytes));
          size += bytes.length;
          if (size >= rowBytes) await flush();
        },
        finish: async () => {
          await flush();
          return blobOf(id, sizes);
        },
      };
    },
    read: async (id) => {
      const rows = await ask<{ size: number }>(
        'SELECT length(bytes) AS size FROM file_parts WHERE file = $1 ORDER BY part',
        [id],
      );
      return rows.length > 0
        ? blobOf(
            id,
            rows.map(({ size }) => size),
          )
        : undefined;
    },
    remove: async (ids) => {
      await ask('DELETE FROM file_parts WHERE file = ANY($1)', [ids]);
    },
    // Files of the last day stay, because another instance may not have written their records yet.
    keepOnly: (ids) => {
      const orphans = `
        DELETE FROM file_parts WHERE file <> ALL($1) AND written < clock_timestamp() - interval '1 day'`;
      ask(orphans, [[...ids]]).catch(() => undefined);
    },
  };
};
