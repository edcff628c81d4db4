import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { stateSeats } from '../../reference/publishedFacts.ts';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import type { InForce, ListInForce, LiveReferenceData } from '../../reference/referenceData.ts';
import type { CollegeRow } from './kinds/collegeRow.ts';
import { kinds } from './kinds/index.ts';
import type { DataKind, PublishedList } from './kinds/kind.ts';
import { collegesToAdd } from './newColleges.ts';
import { holdingOf } from './officialLists.ts';
import { createSlices } from './timeSlices.ts';
import { publishedAtOf, rowsOf } from './versions.ts';

interface Options {
  readonly db: Database;
  readonly reference: LiveReferenceData;
  /** The time of publication for an import that is not yet in force. */
  readonly at: number;
}

/** A list of colleges in summary: its exam if it has only one, and the facts that it gives. */
const aboutColleges = (rows: readonly CollegeRow[]): Pick<ListInForce, 'exam' | 'facts'> => {
  const exams = new Set(rows.flatMap(({ program }) => (program ? examOfProgramme(program) : [])));
  const facts = rows.flatMap(({ quota, facts: said }) =>
    quota?.startsWith(stateSeats) ? 'stateFee' : Object.keys(said),
  );
  return { exam: exams.size === 1 ? [...exams][0]! : null, facts: [...new Set(facts)] };
};

/** The data that readers see if these imports are in force. */
export const inForceWith = async (
  imports: readonly DataImport[],
  { db, reference, at }: Options,
): Promise<Partial<InForce>> => {
  const slices = createSlices();
  const named: ListInForce[] = [];
  const lists = new Map<DataKind, PublishedList<object>[]>();
  for (const record of imports) {
    const details = record.details!;
    const kind = kinds[details.kind];
    const rows = await rowsOf(db, record, slices);
    const publishedAt = publishedAtOf(db, record) ?? at;
    lists.set(kind, [...(lists.get(kind) ?? []), { details, rows, publishedAt }]);
    const { source: publisher, kind: of, ...about } = details;
    // A state's lists are shown with its authority instead.
    if (of === 'stateRanks') continue;
    named.push({
      kind: of,
      ...about,
      publisher,
      holds: holdingOf(record.rowsKey),
      ...(of === 'colleges' && aboutColleges(rows as readonly CollegeRow[])),
    });
  }
  const decided = imports.flatMap(({ decisions }) => decisions);
  const { added } = collegesToAdd(decided, reference.base.colleges);
  const inForce: Partial<InForce> = {
    lists: named,
    ...(added.length > 0 && { colleges: [...reference.base.colleges, ...added] }),
  };
  for (const kind of Object.values(kinds)) {
    const colleges = inForce.colleges ?? reference.base.colleges;
    const ofKind = lists.get(kind);
    if (ofKind) Object.assign(inForce, await kind.apply(ofKind, { reference, colleges, slices }));
  }
  return inForce;
};
