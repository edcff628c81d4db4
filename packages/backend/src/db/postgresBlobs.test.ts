import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { Unavailable } from '../httpError.ts';
import { postgresBlobs } from './postgresBlobs.ts';
import { StorageFull } from './storage.ts';
import { StoredFile } from '../files/storedFile.ts';

const megabyte = 1024 * 1024;

/** Imitates the table of files, as far as the statements use it. */
const fakePool = () => {
  const parts = new Map<string, Uint8Array[]>();
  const read: number[] = [];
  let failure: Error | undefined;
  const query = async (sql: string, values: readonly unknown[]) => {
    if (failure) throw failure;
    const [file, part, from, length] = values as [string, number, number, number];
    const rows = parts.get(file) ?? [];
    if (sql.startsWith('INSERT')) parts.set(file, [...rows, values[2] as Uint8Array]);
    if (!sql.startsWith('SELECT')) return { rows: [] };
    if (sql.includes('length(bytes)')) return { rows: rows.map(({ length: size }) => ({ size })) };
    read.push(length);
    const row = rows[part - 1];
    return { rows: row ? [{ bytes: row.slice(from - 1, from - 1 + length) }] : [] };
  };
  return {
    pool: { query } as unknown as pg.Pool,
    parts,
    read,
    fail: (error: Error) => {
      failure = error;
    },
  };
};

const numbered = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 251);

describe('BEY-ATK-31 a file in PostgreSQL', () => {
  it('is read piece by piece, as it is asked for, and no further', async () => {
    const { pool, read } = fakePool();
    const blobs = postgresBlobs(pool);
    const whole = numbered(3 * megabyte + 5);
    const blob = await blobs.create('a');
    for (let at = 0; at < whole.length; at += 70_000)
      await blob.write(whole.slice(at, at + 70_000));
    await blob.finish();
    const stored = (await blobs.read('a'))!;
    expect(stored.size).toBe(whole.length);
    expect(read).toEqual([]);

    const reader = stored.stream().getReader();
    await reader.read();
    await reader.read();
    expect(read).toHaveLength(2);
    await reader.cancel();
    expect(Math.max(...read)).toBeLessThanOrEqual(megabyte / 4);

    expect(await stored.bytes()).toEqual(whole);
    const [start, end] = [megabyte - 3, 2 * megabyte + 9];
    expect(await stored.slice(start, end).slice(2, -1).bytes()).toEqual(
      whole.slice(start + 2, end - 1),
    );
    expect(await new Response(stored.slice(-5).stream()).bytes()).toEqual(whole.slice(-5));
    expect(await blobs.read('b')).toBeUndefined();
  });

  it('keeps nothing of an upload but its size', async () => {
    const { pool, parts, read } = fakePool();
    const incoming = await postgresBlobs(pool).create('a');
    for (let at = 0; at < 4; at += 1) await incoming.write(numbered(megabyte));
    expect(parts.get('a')).toHaveLength(4);
    const file = new StoredFile(await incoming.finish(), 'a.pdf', 'application/pdf', 'a');
    expect(file).toBeInstanceOf(File);
    expect(file.size).toBe(4 * megabyte);
    expect(await file.slice(0, 8).arrayBuffer()).toEqual(numbered(8).buffer);
    expect(read).toEqual([8]);
    expect(await file.text()).toBe(await new Response(file.stream()).text());
    expect(await file.bytes()).toEqual(new Uint8Array(await file.arrayBuffer()));
  });

  it('says which fault it is when it cannot be had', async () => {
    const lost = fakePool();
    lost.fail(new Error('timeout exceeded when trying to connect'));
    await expect(postgresBlobs(lost.pool).read('a')).rejects.toBeInstanceOf(Unavailable);
    const full = fakePool();
    full.fail(Object.assign(new pg.DatabaseError('no room', 7, 'error'), { code: '53100' }));
    const incoming = await postgresBlobs(full.pool).create('a');
    await expect(incoming.finish()).rejects.toBeInstanceOf(StorageFull);
  });
});
