import { shownRows } from '@seatwise/api-client/contract/constants/data';

interface Change<Row> {
  readonly change: 'added' | 'changed' | 'gone';
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Compares a new list, row by row, with the published list that it replaces. */
export const createDifference = <Row>(
  published: Iterable<Row>,
  keyOf: (row: Row) => string,
  isSame: (before: Row, after: Row) => boolean,
) => {
  const before = new Map<string, Row>();
  for (const row of published) before.set(keyOf(row), row);
  const counts = { added: 0, changed: 0, gone: 0, same: 0 };
  const examples: Change<Row>[] = [];
  const note = (change: Change<Row>): void => {
    counts[change.change] += 1;
    if (examples.length < shownRows) examples.push(change);
  };
  return {
    add: (after: Row): void => {
      const key = keyOf(after);
      const known = before.get(key);
      before.delete(key);
      if (known === undefined) note({ change: 'added', before: null, after });
      else if (isSame(known, after)) counts.same += 1;
      else note({ change: 'changed', before: known, after });
    },
    finish: () => {
      for (const row of before.values()) note({ change: 'gone', before: row, after: null });
      return { ...counts, examples };
    },
  };
};
