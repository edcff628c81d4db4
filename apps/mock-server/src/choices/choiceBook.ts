import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import type { Backend } from '../backend.ts';
import type { ChoiceList, User } from '../db/records.ts';
import { HttpError } from '../httpError.ts';

interface Write {
  readonly writeId: string;
  readonly basedOn: number;
  readonly entries: ChoiceList['entries'];
}

/** A list as the contract has it. */
export const answerOf = ({ listId, name, version, entries, lockedAt, updatedAt }: ChoiceList) => ({
  id: listId,
  name,
  version,
  entries,
  lockedAt: lockedAt === null ? null : new Date(lockedAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});

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

const conflict = (message: string, list: ChoiceList): HttpError =>
  new HttpError(409, message, { list: answerOf(list) });

const keyOf = (user: User, listId: string): string => `${user.id}/${listId}`;

/** The choice lists of all students, each with its last versions. */
export const createChoiceBook = ({
  db,
  environment: { clock },
}: Pick<Backend, 'db' | 'environment'>) => {
  const of = (user: User): ChoiceList[] => db.choiceLists.where('userId', String(user.id));

  const find = (user: User, listId: string): ChoiceList => {
    const list = db.choiceLists.get(keyOf(user, listId));
    if (!list) throw new HttpError(404, 'There is no such list.');
    return list;
  };

  const versionsOf = ({ id }: ChoiceList) => db.choiceVersions.where('list', id);

  /** Writes the list and its new version, and drops the versions beyond the last ones. */
  const put = (list: ChoiceList, writeId: string | null): ChoiceList => {
    const { id, version, entries, updatedAt } = list;
    db.choiceVersions.put({
      id: `${id}/${version}`,
      list: id,
      version,
      writeId,
      savedAt: updatedAt,
      entries,
    });
    for (const old of versionsOf(list).slice(0, -choiceLimits.versions))
      db.choiceVersions.delete(old.id);
    return db.choiceLists.put(list);
  };

  return {
    of,
    find,
    versionsOf,

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
        name,
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
