import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { sqliteStorage } from '../../db/sqliteStorage.ts';
import { createSlices } from './timeSlices.ts';
import type { CutoffRow } from './kinds/cutoffRow.ts';
import { rowsOf, versionInForce } from './versions.ts';
import { rowsInVersion } from './testing/publishInTurn.ts';

const folder = mkdtempSync(join(tmpdir(), 'seatwise-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const publisher = fileURLToPath(new URL('./testing/publishInTurn.ts', import.meta.url));

/** Lets a process publish `most` versions and some milliseconds more, then kills it. */
const killAfter = (path: string, most: number, milliseconds: number): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [publisher, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let last = 0;
    let done = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      const marks = chunk.toString().trim().split('\n').map(Number);
      last = marks.at(-1)!;
      done += marks.length;
      if (done >= most) setTimeout(() => child.kill('SIGKILL'), milliseconds);
    });
    child.on('exit', () => resolve(last));
  });

/** The number of kills; `SEATWISE_KILLS=50` runs the whole proof. */
const kills = Number(process.env['SEATWISE_KILLS'] ?? 2);

it(
  `BEY-DAT-08 a server that is killed ${kills} times while it publishes has a whole version each time`,
  { timeout: 600_000 },
  async () => {
    const path = join(folder, 'data.sqlite');
    let before = 0;
    for (let turn = 0; turn < kills; turn += 1) {
      const answered = await killAfter(path, 2, (turn * 7) % 40);
      const db = createDatabase(sqliteStorage(path));
      const version = versionInForce(db)!;
      expect(version.id).toBeGreaterThanOrEqual(Math.max(answered, before));
      const record = db.dataImports.get(version.importId)!;
      const rows = (await rowsOf(db, record, createSlices())) as CutoffRow[];
      expect(rows).toHaveLength(rowsInVersion);
      expect(new Set(rows.map(({ maxAir }) => maxAir))).toEqual(new Set([version.id]));
      before = version.id;
      db.close();
    }
  },
);
