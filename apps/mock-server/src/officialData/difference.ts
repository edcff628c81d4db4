import { shownRows } from '@seatwise/api-client/contract/constants/data';
import { seatKeyOf, type CutoffRow } from './cutoffRows.ts';

interface Change {
  readonly change: 'added' | 'changed' | 'gone';
  readonly before: CutoffRow | null;
  readonly after: CutoffRow | null;
}

/** Compares a new list, row by row, with the published one of the same exam, year and round. */
export const createDifference = (published: Iterable<CutoffRow>) => {
  const before = new Map<string, CutoffRow>();
  for (const row of published) before.set(seatKeyOf(row), row);
  const counts = { added: 0, changed: 0, gone: 0, same: 0 };
  const examples: Change[] = [];
  const note = (change: Change): void => {
    counts[change.change] += 1;
    if (examples.length < shownRows) examples.push(change);
  };
  return {
    add: (after: CutoffRow): void => {
      const key = seatKeyOf(after);
      const known = before.get(key);
      before.delete(key);
      if (!known) note({ change: 'added', before: null, after });
      else if (
        known.minAir === after.minAir &&
        known.maxAir === after.maxAir &&
        known.admits === after.admits
      )
        counts.same += 1;
      else note({ change: 'changed', before: known, after });
    },
    finish: () => {
      for (const row of before.values()) note({ change: 'gone', before: row, after: null });
      return { ...counts, examples };
    },
  };
};
