import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import type { College } from '../../reference/referenceData.ts';
import type { CutoffRow } from './kinds/cutoffRow.ts';
import { kinds } from './kinds/index.ts';
import type { Details } from './kinds/kind.ts';
import type { SeatRow } from './kinds/seats.ts';
import { listText } from './listDetails.ts';
import { plainName } from './plainName.ts';
import type { RowReader } from './rowReader.ts';
import type { StateRow } from './kinds/stateRow.ts';
import type { LiveReferenceData } from '../../reference/referenceData.ts';
import type { Slices } from './timeSlices.ts';
import { importsInForce, rowsOf } from './versions.ts';

type Coverage = NonNullable<NonNullable<DataImport['result']>['coverage']>;
type Row = CutoffRow | SeatRow | StateRow;

const mostMissing = 10;
const mostExamples = 10;
/** Above this number of seats, spellings are no longer compared. */
const mostSeats = 50_000;

/** Watches whether the rows of one seat spell its college differently. */
export const createSpellingWatch = () => {
  const first = new Map<string, string>();
  const mixed = new Map<string, { seat: string; spellings: string[] }>();

  const note = (college: College, { cell }: Pick<RowReader<string>, 'cell'>): void => {
    const written = cell('college');
    const parts = ['program', 'quota', 'category', 'ph'].map(cell).filter((text) => text !== '');
    const seat = [college.name, ...parts].join(', ');
    const key = plainName(`${college.code} ${parts.join(' ')}`);
    const known = first.get(key);
    if (known === undefined && first.size < mostSeats) first.set(key, written);
    if (known === undefined || plainName(known) === plainName(written)) return;
    const entry = mixed.get(key) ?? { seat, spellings: [known] };
    if (!entry.spellings.includes(written) && entry.spellings.length < mostExamples)
      entry.spellings.push(written);
    mixed.set(key, entry);
  };

  return {
    /** Wraps a reader so that it notes the spelling of each row's college. */
    watch: (reader: RowReader<string>, collegeOf: (code: string) => College | undefined) => ({
      ...reader,
      college: (...given: Parameters<typeof reader.college>) => {
        const college = reader.college(...given);
        const known = college && reader.cell('college') !== '' && collegeOf(college.code);
        if (known) note(known, reader);
        return college;
      },
    }),
    mixed: (): Pick<Coverage, 'mixed' | 'mixedExamples'> => ({
      mixed: mixed.size,
      mixedExamples: [...mixed.values()].slice(0, mostExamples),
    }),
  };
};

/** The lists in force whose seats a new list should also have: last year's, and the seat matrix. */
const comparable = (db: Database, { kind, exam, year, round }: Details): DataImport[] =>
  importsInForce(db).filter(({ details }) => {
    if (details!.exam !== exam || details!.round !== round) return false;
    const isLastYears = details!.kind === kind && details!.year === year - 1;
    return isLastYears || (details!.kind === 'seats' && kind !== 'seats' && details!.year === year);
  });

const shareOf = (known: ReadonlySet<string>, own: ReadonlySet<string>) => ({
  known: known.size,
  here: [...known].filter((one) => own.has(one)).length,
});

const sets = (rows: readonly Row[], keyOf: (row: Row) => string) => ({
  colleges: new Set(rows.map(({ instituteCode }) => instituteCode)),
  quotas: new Set(rows.map(({ quota }) => quota)),
  entries: new Set(rows.map(keyOf)),
});

interface CoverageOptions {
  readonly db: Database;
  readonly reference: LiveReferenceData;
  readonly colleges: readonly College[];
  readonly slices: Slices;
}

interface ComparedList {
  readonly details: Details;
  readonly rows: readonly Row[];
}

/** How far to look back, because a state's round may lack a list for a year or two. */
const yearsBack = [1, 2, 3];

/** The lists to compare with; for a state, the same round in the latest earlier year. */
const listsToCompare = async (
  details: Details,
  { db, reference, slices }: CoverageOptions,
): Promise<ComparedList[]> => {
  const { held } = kinds[details.kind];
  if (!held)
    return Promise.all(
      comparable(db, details).map(async (other) => ({
        details: other.details!,
        rows: (await rowsOf(db, other, slices)) as Row[],
      })),
    );
  for (const back of yearsBack) {
    const year = details.year - back;
    const rows = (await held(reference, details, year)) as readonly Row[];
    if (rows.length > 0) return [{ details: { ...details, year }, rows }];
  }
  return [];
};

/** How many of the expected seats a checked list has; undefined for kinds without seats. */
export const coverageOf = async (
  record: DataImport,
  rowsKey: string,
  options: CoverageOptions,
): Promise<Omit<Coverage, 'mixed' | 'mixedExamples'> | undefined> => {
  const details = record.details!;
  if (details.kind === 'colleges' || details.kind === 'dates') return undefined;
  const { db, colleges, slices } = options;
  const others = await listsToCompare(details, options);
  if (others.length === 0) return { against: [] };
  const rows = (await rowsOf(db, { rowsKey }, slices)) as Row[];
  const nameOf = new Map(colleges.map(({ code, name }) => [code, name]));
  const against: Coverage['against'] = [];
  for (const other of others) {
    const isMatrix = other.details.kind === 'seats';
    // A matrix may lack categories, so its rows are compared by course and quota.
    const keyOf =
      isMatrix && details.kind !== 'seats'
        ? ({ instituteCode, subject, quota }: Row) => `${instituteCode}|${subject}|${quota}`
        : kinds[details.kind].keyOf;
    const [known, own] = [sets(other.rows, keyOf), sets(rows, keyOf)];
    against.push({
      list: listText(other.details),
      entries: shareOf(known.entries, own.entries),
      colleges: shareOf(known.colleges, own.colleges),
      quotas: shareOf(known.quotas, own.quotas),
      missing: [...known.colleges]
        .filter((code) => !own.colleges.has(code))
        .slice(0, mostMissing)
        .map((code) => nameOf.get(code) ?? code),
    });
  }
  return { against };
};
