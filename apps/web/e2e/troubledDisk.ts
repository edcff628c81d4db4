/**
 * Loaded before a server (`node --import`): while the file that `DISK` names says so, commits find
 * no room (`full`) or take long (`slow`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const file = process.env['DISK'] ?? '';
const sqliteFull = 13;
/** Milliseconds of a slow commit, in which the process does nothing else, as one waits for fsync(2). */
const slowness = 700;

const execute = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function exec(sql: string): void {
  const trouble = sql === 'COMMIT' && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (trouble === 'full')
    throw Object.assign(new Error('database or disk is full'), { errcode: sqliteFull });
  if (trouble === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, slowness);
  execute.call(this, sql);
};
