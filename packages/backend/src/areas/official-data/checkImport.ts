import { mostUnknowns, shownRows } from '@seatwise/api-client/contract/constants/data';
import type { College, LiveReferenceData } from '../../reference/referenceData.ts';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { coverageOf, createSpellingWatch } from './coverage.ts';
import { createCollegeNames } from './collegeNames.ts';
import { createProposals } from './proposals.ts';
import { collegesToAdd } from './newColleges.ts';
import { createDifference } from './difference.ts';
import { kinds } from './kinds/index.ts';
import type { Details } from './kinds/kind.ts';
import { rowsBelow } from './listFile.ts';
import { officialFile } from './officialLists.ts';
import { shortCopy } from './plainName.ts';
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
  /** The storage keys of the rows and the report. */
  readonly keys: { readonly rows: string; readonly report: string };
  readonly slices: Slices;
  readonly readWorkbook: ReadWorkbook;
  readonly onShare: (share: number) => void;
}

const previewed = 20;
/** The most characters of a value that a problem shows. */
const mostShown = 200;
const previewStep = 5;

/** Counts problems by kind, with the first few as examples. */
const createProblems = () => {
  const counts = new Map<string, { severity: Severity; count: number; values: Set<string> }>();
  const examples: Result['examples'] = [];
  return {
    examples,
    add: (row: number, severity: Severity, problem: string, value: string): void => {
      const known = counts.get(problem) ?? { severity, count: 0, values: new Set() };
      known.count += 1;
      // Bounded, because a hostile list may have a different value in every row.
      const shown = shortCopy(value, mostShown);
      if (known.values.size < mostUnknowns) known.values.add(shown);
      counts.set(problem, known);
      if (examples.length < shownRows) examples.push({ row, problem, severity, value: shown });
    },
    byKind: (): Result['problems'] =>
      Array.from(counts, ([problem, { severity, count, values }]) => ({
        problem,
        severity,
        count,
        values: values.size,
      })).toSorted((a, b) => b.count - a.count),
  };
};

type Kind = (typeof kinds)[keyof typeof kinds];
type Note = (line: number, severity: Severity, problem: string, value: string) => void;

interface Comparison {
  /** The colleges that only this kind's lists have, and those that staff decided to add. */
  readonly colleges: readonly College[];
  readonly details: Details;
  readonly note: Note;
  /** Writes the full parts of the report. */
  readonly flush: () => Promise<void> | undefined;
  readonly options: CheckOptions;
}

/** Compares the rows to be published with the published rows, and writes them. */
const compareRows = async (
  collected: Iterable<{ readonly row: object; readonly line: number }>,
  before: readonly object[],
  kind: Kind,
  { colleges, details, note, flush, options }: Comparison,
) => {
  const { db, reference, keys, slices } = options;
  const farFrom = await kind.farFrom?.(reference, details, slices);
  const lines = await createLineWriter(db.blobs, keys.rows);
  const nameOf = new Map(
    [...reference.colleges, ...colleges].map(({ code, name }) => [code, name]),
  );
  const show = (row: object) => kind.show(row, (code) => nameOf.get(code) ?? code);
  const difference = createDifference(
    before,
    kind.keyOf,
    (one, other) => JSON.stringify(one) === JSON.stringify(other),
  );
  const preview: Result['preview'] = [];
  let published = 0;
  for (const { row, line } of collected) {
    if (slices.isUsedUp()) await slices.pause();
    const added = kind.addedBy?.(row);
    if (added) nameOf.set(added.code, added.name);
    const far = farFrom?.(row);
    if (far !== undefined) note(line, 'warning', 'far from before', far);
    if (published % previewStep === 0 && preview.length < previewed) preview.push(show(row));
    published += 1;
    difference.add(row);
    lines.add(JSON.stringify(row));
    await lines.flushWhenFull();
    await flush();
  }
  await lines.finish();
  const { examples, ...counts } = difference.finish();
  const shown = examples.map(({ change, before: old, after }) => {
    const { title, detail } = show((after ?? old)!);
    const [valuesBefore, values] = [old && show(old).values, after && show(after).values];
    return { title, detail, change, before: valuesBefore, after: values };
  });
  return { preview, difference: { ...counts, examples: shown } };
};

/** Reads a file's rows once, in pieces, and finds good rows, problems and changes. */
export const checkImport = async (record: DataImport, options: CheckOptions): Promise<Checked> => {
  const { db, reference, keys, slices, readWorkbook, onShare } = options;
  const details = record.details!;
  const kind = kinds[details.kind];
  const file = officialFile(record.storageKey) ?? (await db.blobs.read(record.storageKey));
  if (!file) throw new Error('The uploaded file is gone');
  const basedOn = versionInForce(db)?.id ?? 0;
  const predecessor = predecessorOf(db, details);
  const published = predecessor ? await rowsOf(db, predecessor, slices) : [];
  const before = (await kind.held?.(reference, details, details.year)) ?? published;

  const problems = createProblems();
  const report = createReport(await createLineWriter(db.blobs, keys.report));
  const note: Note = (...problem) => {
    problems.add(...problem);
    report.add(...problem);
  };

  // Colleges that the earlier list added are removed with it, unless the new list adds them again.
  const addedBefore = new Set(before.map((row) => kind.addedBy?.(row)?.code));
  const own = (await kind.names?.(details)) ?? { colleges: [], meant: [] };
  const known = [
    ...reference.colleges.filter(({ code }) => !addedBefore.has(code)),
    ...own.colleges,
  ];
  const { added, meant } = collegesToAdd(record.decisions, known);
  const all = [...known, ...added];
  const names = createCollegeNames(all, [...own.meant, ...meant]);
  const rows = createRowReader({
    mapping: record.mapping,
    colleges: names,
    decisions: record.decisions,
    headings: record.columns.map(({ heading }) => heading),
    onProblem: note,
  });
  const spellings = createSpellingWatch();
  const byCode = new Map(all.map((college) => [college.code, college]));
  const reader = spellings.watch(rows.reader, (code) => byCode.get(code));
  const collector = await kind.collect(reader, { details, before });
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
  const compared = await compareRows(collector.finish(), before, kind, {
    colleges: [...own.colleges, ...added],
    details,
    note,
    flush: report.flushWhenFull,
    options,
  });
  await report.finish();

  const propose = createProposals(names, details.exam);
  const unknowns: Result['unknowns'] = [];
  for (const unknown of rows.unknowns()) {
    const { of, written, rows: count, addedAs } = unknown;
    unknowns.push({ of, written, rows: count, addedAs, proposals: propose(unknown) });
    if (slices.isUsedUp()) await slices.pause();
  }
  const compares = { db, reference, colleges: all, slices };
  const covered = await coverageOf(record, keys.rows, compares);
  const coverage = covered && { ...covered, ...spellings.mixed() };
  const { examples } = problems;
  const result = {
    ...rows.counts,
    problems: problems.byKind(),
    examples,
    unknowns,
    coverage,
    ...compared,
  };
  return { basedOn, result };
};
