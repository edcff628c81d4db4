import {
  dataProblems,
  shownRows,
  type DataProblem,
} from '@seatwise/api-client/contract/constants/data';
import type { College } from '../dataset/college.ts';
import type { CutoffCell } from '../dataset/index.ts';
import type { Database } from '../db/database.ts';
import type { DataImport } from '../db/records.ts';
import { createCollegeNames } from './collegeNames.ts';
import { createCutoffRows, seatKeyOf, writeRow, type CutoffRow } from './cutoffRows.ts';
import { createDifference } from './difference.ts';
import { rowsBelow } from './listFile.ts';
import { createLineWriter, createReport } from './report.ts';
import type { Slices } from './slices.ts';
import { predecessorOf, rowsOf, versionInForce } from './store.ts';

type Result = NonNullable<DataImport['result']>;

interface Checked {
  readonly result: Result;
  readonly basedOn: number;
}

export interface CheckOptions {
  readonly db: Database;
  readonly colleges: readonly College[];
  readonly sampleCells: () => readonly CutoffCell[];
  /** Where the rows and the report are written. */
  readonly keys: { readonly rows: string; readonly report: string };
  readonly slices: Slices;
  readonly onShare: (share: number) => void;
}

const mostColleges = 50;
const previewed = 20;
const previewStep = 5;

/** A closing rank this many times before or behind the one known so far is worth a look. */
const far = 5;

const ranksOf = (row: CutoffRow | null) =>
  row && { minAir: row.minAir, maxAir: row.maxAir, admits: row.admits };

/** Reads a file's rows once, piece by piece: what is good, what is wrong, what it would change. */
export const checkImport = async (
  record: DataImport,
  { db, colleges, sampleCells, keys, slices, onShare }: CheckOptions,
): Promise<Checked> => {
  const details = record.details!;
  const file = await db.blobs.read(record.storageKey);
  if (!file) throw new Error('The uploaded file is gone');
  const version = versionInForce(db)?.id ?? 0;
  const before = predecessorOf(db, details);
  const difference = createDifference(before ? await rowsOf(db, before, slices) : []);
  const samples = new Map<string, number>();
  for (const cell of sampleCells()) {
    if (slices.isUsedUp()) await slices.pause();
    const row = cell.exam === details.exam && cell.years.find(({ year }) => year === details.year);
    if (row) samples.set(seatKeyOf(cell), row.maxAir);
  }

  const report = createReport(await createLineWriter(db.blobs, keys.report));
  const lines = await createLineWriter(db.blobs, keys.rows);
  const counts = new Map<DataProblem, number>();
  const examples: Result['examples'] = [];
  const note = (row: number, problem: DataProblem, value: string): void => {
    counts.set(problem, (counts.get(problem) ?? 0) + 1);
    if (examples.length < shownRows) examples.push({ row, problem, value: value.slice(0, 200) });
    report.add(row, dataProblems[problem], problem, value);
  };

  const names = createCollegeNames(colleges, record.colleges);
  const rows = createCutoffRows({
    exam: details.exam,
    mapping: record.mapping,
    colleges: names,
    headings: record.columns.map(({ heading }) => heading),
    onProblem: note,
  });
  const table = { ...record, encoding: record.encoding as 'utf-8' };
  for await (const batch of rowsBelow(file, table)) {
    for (const row of batch.rows) {
      if (slices.isUsedUp()) await slices.pause();
      rows.add(row);
      await report.flushWhenFull();
    }
    onShare(0.9 * batch.share);
    await slices.pause();
  }

  const nameOf = new Map(colleges.map(({ code, name }) => [code, name]));
  const shown = (row: CutoffRow) => ({
    instituteCode: row.instituteCode,
    institute: nameOf.get(row.instituteCode) ?? row.instituteCode,
    program: row.subject,
    quotaName: row.quota,
    allottedCategory: row.allottedCategory,
    allottedPh: row.ph,
  });

  const preview: Result['preview'] = [];
  let seats = 0;
  let replaced = 0;
  for (const { row, line } of rows.finish()) {
    if (slices.isUsedUp()) await slices.pause();
    const sample = samples.get(seatKeyOf(row));
    if (sample !== undefined) {
      replaced += 1;
      if (row.maxAir > far * sample || far * row.maxAir < sample)
        note(line, 'far from before', `closes at ${row.maxAir}; so far at ${sample}`);
    }
    if (seats % previewStep === 0 && preview.length < previewed)
      preview.push({ ...shown(row), ...ranksOf(row)! });
    seats += 1;
    difference.add(row);
    lines.add(writeRow(row));
    await lines.flushWhenFull();
    await report.flushWhenFull();
  }
  await lines.finish();
  await report.finish();

  const unknown = rows.unknownColleges();
  const collegesFound: Result['colleges'] = [];
  for (const { written, rows: count } of unknown.slice(0, mostColleges)) {
    collegesFound.push({
      written: written.slice(0, 500),
      rows: count,
      proposals: names.propose(written),
    });
    if (slices.isUsedUp()) await slices.pause();
  }
  const { examples: changes, ...changed } = difference.finish();
  return {
    basedOn: version,
    result: {
      ...rows.counts,
      problems: Array.from(counts, ([problem, count]) => ({ problem, count })).toSorted(
        (a, b) => b.count - a.count,
      ),
      examples,
      colleges: collegesFound,
      preview,
      difference: {
        ...changed,
        samples: replaced,
        examples: changes.map(({ change, before: old, after }) =>
          Object.assign(shown((after ?? old)!), {
            change,
            before: ranksOf(old),
            after: ranksOf(after),
          }),
        ),
      },
    },
  };
};
