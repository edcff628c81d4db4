import { bytesOf, choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import type { Database } from '../../db/database.ts';
import type { ChoiceEntry, ChoiceList, ChoiceVersion } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { memoize } from '../../memoize.ts';
import { difference, restored, type Difference } from './difference.ts';

const choicesFull =
  'Your choice lists take more room than there is. Delete a list that you no longer need, or long notes.';

/** The size of a record in bytes; records never change, so each is measured once. */
const sizeOf = memoize((record: ChoiceList | ChoiceVersion): number => bytesOf(record));

/** The latest versions of each choice list, stored as differences from the next version. */
export const createChoiceVersions = (db: Database) => {
  /** The versions of a list, oldest first. */
  const versionsOf = ({ id }: ChoiceList): ChoiceVersion[] =>
    db.choiceVersions.where('list', id).toSorted((a, b) => a.version - b.version);

  /**
   * Drops old versions if a student's lists are too large; those of the longest unchanged list
   * first.
   */
  const makeRoom = (userId: number): void => {
    const lists = db.choiceLists
      .where('userId', String(userId))
      .toSorted((a, b) => a.updatedAt - b.updatedAt);
    let size = lists
      .flatMap((list) => [list, ...versionsOf(list)])
      .reduce((sum, record) => sum + sizeOf(record), 0);
    for (const old of lists.flatMap((list) => versionsOf(list).slice(0, -1))) {
      if (size <= choiceLimits.storedBytes) return;
      size -= sizeOf(old);
      db.choiceVersions.delete(old.id);
    }
    if (size > choiceLimits.storedBytes) throw new HttpError(413, choicesFull);
  };

  return {
    versionsOf,

    /** Writes the list and its new version, and drops versions over the limit. */
    put: (list: ChoiceList, writeId: string | null): ChoiceList => {
      const { id, version, entries, updatedAt } = list;
      const before = db.choiceLists.get(id);
      if (before)
        db.choiceVersions.update(`${id}/${before.version}`, {
          difference: JSON.stringify(difference(entries, before.entries)),
        });
      db.choiceVersions.put({
        id: `${id}/${version}`,
        list: id,
        version,
        writeId,
        savedAt: updatedAt,
        count: entries.length,
        difference: null,
      });
      const written = db.choiceLists.put(list);
      for (const old of versionsOf(list).slice(0, -choiceLimits.versions))
        db.choiceVersions.delete(old.id);
      makeRoom(list.userId);
      return written;
    },

    /** The entries of an earlier version, or of the present one. */
    entriesOf: (list: ChoiceList, version: ChoiceVersion): readonly ChoiceEntry[] =>
      versionsOf(list)
        .filter((later) => later.version >= version.version && later.difference !== null)
        .reduceRight<ChoiceEntry[]>(
          (entries, later) =>
            restored(entries, JSON.parse(later.difference!) as Difference<ChoiceEntry>),
          list.entries,
        ),
  };
};
