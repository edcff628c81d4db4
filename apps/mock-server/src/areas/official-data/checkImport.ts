import { shownRows } from '@seatwise/api-client/contract/constants/data';
import type { LiveReferenceData } from '../../reference/referenceData.ts';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { createCollegeNames } from './collegeNames.ts';
import { createDifference } from './difference.ts';
import { kinds } from './kinds/index.ts';
import { rowsBelow } from './listFile.ts';
import { createLineWriter, createReport } from './report.ts';
import type { ReadWorkbook } from './workbook/readWorkbook.ts';
import { createRowReader, type Severity } from './rowReader.ts';
import type { Slices } from './timeSlices.ts';
import { predecessorOf, rowsOf, versionInForce } from './versions.ts';

type Result = NonNullable<DataImport['result']>;

interface Checked {
  readonly result: Result;
  readonly basedOn: number;
}

export interface CheckOptions {
  readonly db: Database;
  readonly reference: LiveReferenceData;
  /** Where the rows and the report are written. */
  readonly keys: { readonly rows: string; readonly report: string };
  readonly slices: Slices;
  readonly readWorkbook: ReadWorkbook;
  readonly onShare: (share: number) => void;
}

const mostColleges = 50;
const previewed = 20;
const previewStep = 5;

/** Counts problems by kind, and keeps the first of them. */
const createProblems = () => {
  const counts = new Map<string, { severity: Severity; count: number }>();
  const examples: Result['examples'] = [];
  return {
    examples,
    add: (row: number, severity: Severity, problem: string, value: string): void => {
      const known = counts.get(problem) ?? { severity, count: 0 };
      known.count += 1;
      counts.set(problem, known);
      if (examples.length < shownRows)
        examples.push({ row, problem, severity, value: value.slice(0, 200) });
    },
    byKind: (): Result['problems'] =>
      Array.from(counts, ([problem, count]) => ({ problem, ...count })).toSorted(
        (a, b) => b.count - a.count,
      ),
  };
};

/** Reads a file's rows once, piece by piece: what is good, what is wrong, what it would change. */
export const checkImport = async (
  record: DataImport,
  { db, reference, keys, slices, readWorkbook, onShare }: CheckOptions,
): Promise<Checked> => {
  const details = record.details!;
  const kind = kinds[details.kind];
  const file = await db.blobs.read(record.storageKey);
  if (!file) throw new Error('The uploaded file is gone');
  const version = versionInForce(db)?.id ?? 0;
  const predecessor = predecessorOf(db, details);
  const before = predecessor ? await rowsOf(db, predecessor, slices) : [];
  const sampleOf = await kind.samples(reference, details, slices);

  const problems = createProblems();
  const report = createReport(await createLineWriter(db.blobs, keys.report));
  const lines = await createLineWriter(db.blobs, keys.rows);
  const note = (line: number, severity: Severity, problem: string, value: string): void => {
    problems.add(line, severity, problem, value);
    report.add(line, severity, problem, value);
  };

  // What the list of before added goes with it, unless this one adds it again.
  const addedBefore = new Set(before.map((row) => kind.addedBy?.(row)?.code));
  const names = createCollegeNames(
    reference.colleges.filter(({ code }) => !addedBefore.has(code)),
    record.colleges,
  );
  const rows = createRowReader({
    mapping: record.mapping,
    colleges: names,
    headings: record.columns.map(({ heading }) => heading),
    onProblem: note,
  });
  const collector = kind.collect(rows.reader, { details, before });
  const isSkipped = (): boolean => kind.isSkipped?.(rows.reader) ?? false;
  const table = { ...record, encoding: record.encoding as 'utf-8' };
  for await (const batch of rowsBelow(file, table, readWorkbook)) {
    for (const row of batch.rows) {
      if (slices.isUsedUp()) await slices.pause();
      rows.read(row, collector.add, isSkipped);
      await report.flushWhenFull();
    }
    onShare(0.9 * batch.share);
    await slices.pause();
  }

  const nameOf = new Map(reference.colleges.map(({ code, name }) => [code, name]));
  const show = (row: object) => kind.show(row, (code) => nameOf.get(code) ?? code);
  const difference = createDifference(
    before,
    kind.keyOf,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  const preview: Result['preview'] = [];
  let published = 0;
  let replaced = 0;
  for (const { row, line } of collector.finish()) {
    if (slices.isUsedUp()) await slices.pause();
    const added = kind.addedBy?.(row);
    if (added) nameOf.set(added.code, added.name);
    const sample = sampleOf(row);
    if (sample) replaced += 1;
    if (sample?.far !== undefined) note(line, 'warning', 'far from before', sample.far);
    if (published % previewStep === 0 && preview.length < previewed) preview.push(show(row));
    published += 1;
    difference.add(row);
    lines.add(JSON.stringify(row));
    await lines.flushWhenFull();
    await report.flushWhenFull();
  }
  await lines.finish();
  await report.finish();

  const colleges: Result['colleges'] = [];
  for (const { code, ...unknown } of rows.unknownColleges().slice(0, mostColleges)) {
    colleges.push({ ...unknown, proposals: names.propose(unknown.written, code) });
    if (slices.isUsedUp()) await slices.pause();
  }
  const { examples: changes, ...changed } = difference.finish();
  return {
    basedOn: version,
    result: {
      ...rows.counts,
      problems: problems.byKind(),
      examples: problems.examples,
      colleges,
      preview,
      difference: {
        ...changed,
        samples: replaced,
        examples: changes.map(({ change, before: old, after }) => {
          const { title, detail } = show((after ?? old)!);
          return {
            title,
            detail,
            change,
            before: old && show(old).values,
            after: after && show(after).values,
          };
        }),
      },
    },
  };
};
