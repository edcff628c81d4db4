/**
 * Loaded before a server (`node --import`). While the file named by `DISK` contains `full`, commits
 * fail for lack of room; while it contains `slow`, they take long.
 */
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const file = process.env['DISK'] ?? '';
const sqliteFull = 13;
/** The duration of a slow commit in milliseconds. The process is blocked meanwhile, as during fsync(2). */
const slowness = 700;

const execute = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function exec(sql: string): void {
  const trouble = sql === 'COMMIT' && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (trouble === 'full')
    throw Object.assign(new Error('database or disk is full'), { errcode: sqliteFull });
  if (trouble === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, slowness);
  execute.call(this, sql);
};
