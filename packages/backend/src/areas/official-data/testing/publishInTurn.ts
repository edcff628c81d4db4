import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../../db/database.ts';
import { sqliteStorage } from '../../../db/sqliteStorage.ts';
import { createLineWriter } from '../report.ts';
import type { CutoffRow } from '../kinds/cutoffRow.ts';
import { addVersion } from '../versions.ts';

/** The rows of a version, so many that writing one takes a while. */
export const rowsInVersion = 3000;

const subjects = ['MBBS', 'BDS'] as const;

/** A row that has the number of its version. */
const rowOf = (mark: number, index: number): CutoffRow => ({
  instituteCode: String(200_000 + index),
  subject: subjects[index % 2]!,
  quota: 'All India',
  allottedCategory: 'OP',
  ph: 'NO',
  minAir: mark,
  maxAir: mark,
  admits: 1,
});

const empty = { added: 0, changed: rowsInVersion, gone: 0, same: 0, examples: [] };

/** Publishes one version after another until the process is killed. */
const publishInTurn = async (path: string): Promise<never> => {
  const db = createDatabase(sqliteStorage(path));
  for (let mark = db.dataVersions.size + 1; ; mark += 1) {
    const key = `rows-${mark}`;
    await db.blobs.remove([key]);
    const lines = await createLineWriter(db.blobs, key);
    for (let index = 0; index < rowsInVersion; index += 1) {
      lines.add(JSON.stringify(rowOf(mark, index)));
      await lines.flushWhenFull();
    }
    await lines.finish();
    db.transaction(() => {
      const record = db.dataImports.put({
        id: db.nextId('dataImports'),
        fileName: 'list.csv',
        fileSize: 1,
        storageKey: key,
        uploadedBy: 'Neha',
        uploadedAt: 0,
        encoding: 'utf-8',
        delimiter: ',',
        sheet: null,
        sheets: [],
        headingLine: 1,
        columns: [],
        kind: 'cutoffs',
        mapping: {},
        guesses: { cutoffs: {}, colleges: {}, seats: {}, dates: {}, stateRanks: {} },
        details: {
          kind: 'cutoffs',
          source: 'MCC',
          exam: 'UG',
          year: 2026,
          round: 'Round 1',
          documentUrl: 'https://mcc.nic.in/list.pdf',
        },
        decisions: [],
        failure: null,
        result: {
          rows: rowsInVersion,
          used: rowsInVersion,
          leftOut: 0,
          skipped: 0,
          problems: [],
          examples: [],
          unknowns: [],
          preview: [],
          difference: empty,
        },
        rowsKey: key,
        reportKey: null,
        basedOn: mark - 1,
        fingerprint: null,
        isPublished: false,
      });
      addVersion(db, record, { at: mark, by: 'Neha' });
    });
    process.stdout.write(`${mark}\n`);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await publishInTurn(process.argv[2]!);
