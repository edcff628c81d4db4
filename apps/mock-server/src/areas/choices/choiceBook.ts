import {
  bytesOf,
  choiceLimits,
  distinctListName,
} from '@seatwise/api-client/contract/constants/choices';
import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../backend.ts';
import type { ChoiceEntry, ChoiceList, ChoiceVersion, User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { difference, restored, type Difference } from './difference.ts';
import { withPlace } from './places.ts';

interface Write {
  readonly writeId: string;
  readonly basedOn: number;
  readonly entries: ChoiceList['entries'];
}

const choicesFull =
  'Your choice lists take more room than there is. Delete a list that you no longer need, or long notes.';

/** Refuses what stands there twice: a choice is identified by its seat. */
export const assertDistinct = (
  items: readonly {
    readonly instituteCode: string;
    readonly subject?: string | undefined;
    readonly quotaName?: string | undefined;
  }[],
): void => {
  const keys = items.map(({ instituteCode, subject, quotaName }) =>
    JSON.stringify([instituteCode, subject, quotaName]),
  );
  if (new Set(keys).size < keys.length) throw new HttpError(400, 'A seat stands there twice.');
};

const keyOf = (user: User, listId: string): string => `${user.id}/${listId}`;

const sizes = new WeakMap<ChoiceList | ChoiceVersion, number>();

/** The bytes that a record takes; records never change, so each is measured once. */
const sizeOf = (record: ChoiceList | ChoiceVersion): number => {
  const size = sizes.get(record) ?? bytesOf(record);
  sizes.set(record, size);
  return size;
};

/** The choice lists of all students, each with its last versions. */
export const createChoiceBook = ({
  db,
  environment: { clock },
  reference,
}: Pick<Backend, 'db' | 'environment' | 'reference'>) => {
  const of = (user: Pick<User, 'id'>): ChoiceList[] =>
    db.choiceLists.where('userId', String(user.id));

  const find = (user: User, listId: string): ChoiceList => {
    const list = db.choiceLists.get(keyOf(user, listId));
    if (!list) throw new HttpError(404, 'There is no such list.');
    return list;
  };

  const placed = (entries: readonly ChoiceEntry[]) =>
    entries.map((entry) => withPlace(reference, entry));

  /** A list as the contract has it. */
  const answerOf = ({ listId, name, version, entries, lockedAt, updatedAt }: ChoiceList) => ({
    id: listId,
    name,
    version,
    entries: placed(entries),
    lockedAt: iso(lockedAt),
    updatedAt: iso(updatedAt),
  });

  const conflict = (message: string, list: ChoiceList): HttpError =>
    new HttpError(409, message, { list: answerOf(list) });

  /** Oldest first. */
  const versionsOf = ({ id }: ChoiceList): ChoiceVersion[] =>
    db.choiceVersions.where('list', id).toSorted((a, b) => a.version - b.version);

  /** Where the lists of a student take too much, drops old versions; first of the list that was changed longest ago. */
  const makeRoom = (userId: number): void => {
    const lists = of({ id: userId }).toSorted((a, b) => a.updatedAt - b.updatedAt);
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

  /** Writes the list and its new version, and drops the versions beyond the last ones. */
  const put = (list: ChoiceList, writeId: string | null): ChoiceList => {
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
  };

  return {
    of,
    find,
    versionsOf,
    placed,
    answerOf,

    /** The entries of an earlier version, or of the present one. */
    entriesOf: (list: ChoiceList, version: ChoiceVersion) =>
      placed(
        versionsOf(list)
          .filter((later) => later.version >= version.version && later.difference !== null)
          .reduceRight<ChoiceEntry[]>(
            (entries, later) =>
              restored(entries, JSON.parse(later.difference!) as Difference<ChoiceEntry>),
            list.entries,
          ),
      ),

    create: (user: User, listId: string, name: string, entries: Write['entries']): ChoiceList => {
      const known = db.choiceLists.get(keyOf(user, listId));
      if (known) return known;
      assertDistinct(entries);
      if (of(user).length >= choiceLimits.lists)
        throw new HttpError(409, `You have ${choiceLimits.lists} lists. Delete one first.`);
      const list: ChoiceList = {
        id: keyOf(user, listId),
        userId: user.id,
        listId,
        // Two devices may each begin a list of the same name while they are offline.
        name: distinctListName(
          name,
          of(user).map((other) => other.name),
        ),
        version: 1,
        entries,
        lockedAt: null,
        updatedAt: clock.now(),
      };
      return db.transaction(() => put(list, null));
    },

    write: (user: User, listId: string, { writeId, basedOn, entries }: Write): ChoiceList => {
      const list = find(user, listId);
      if (versionsOf(list).some((version) => version.writeId === writeId)) return list;
      if (list.lockedAt !== null) throw conflict('The list is locked.', list);
      if (list.version !== basedOn) throw conflict('The list was changed elsewhere.', list);
      assertDistinct(entries);
      const next = { ...list, version: list.version + 1, entries, updatedAt: clock.now() };
      return db.transaction(() => put(next, writeId));
    },

    rename: (user: User, listId: string, name: string): ChoiceList =>
      db.choiceLists.update(find(user, listId).id, { name, updatedAt: clock.now() }),

    remove: (user: User, listId: string): void => {
      const list = db.choiceLists.get(keyOf(user, listId));
      if (!list) return;
      if (list.lockedAt !== null) throw new HttpError(409, 'A locked list is kept as it was.');
      db.transaction(() => {
        for (const { id } of versionsOf(list)) db.choiceVersions.delete(id);
        for (const { id } of db.choiceShares.where('list', list.id)) db.choiceShares.delete(id);
        for (const { id } of db.choiceComments.where('list', list.id)) db.choiceComments.delete(id);
        db.choiceLists.delete(list.id);
      });
    },

    lock: (user: User, listId: string, version: number): ChoiceList => {
      const list = find(user, listId);
      if (list.lockedAt !== null) return list;
      if (list.version !== version) throw conflict('The list was changed elsewhere.', list);
      if (list.entries.length === 0) throw new HttpError(400, 'An empty list cannot be locked.');
      return db.choiceLists.update(list.id, { lockedAt: clock.now(), updatedAt: clock.now() });
    },
  };
};
