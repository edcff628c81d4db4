import { choiceLimits, distinctListName } from '@seatwise/api-client/contract/constants/choices';
import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../backend.ts';
import type { ChoiceEntry, ChoiceList, ChoiceVersion, User } from '../../db/records.ts';
import { HttpError, orNotFound } from '../../httpError.ts';
import { createChoiceVersions } from './choiceVersions.ts';
import { withPlace } from './withPlace.ts';

interface Write {
  readonly writeId: string;
  readonly basedOn: number;
  readonly entries: ChoiceList['entries'];
}

type Begun = Pick<ChoiceList, 'listId' | 'name' | 'entries' | 'authority'>;

/** A name that no other list has: two offline devices may each create a list of the same name. */
const distinctName = (name: string, lists: readonly ChoiceList[], ownId?: string): string =>
  distinctListName(
    name,
    lists.filter(({ id }) => id !== ownId).map((other) => other.name),
  );

/** Refuses a list that names a seat twice, because a choice is identified by its seat. */
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
  if (new Set(keys).size < keys.length)
    throw new HttpError(400, 'The list has the same seat twice.');
};

const keyOf = (user: User, listId: string): string => `${user.id}/${listId}`;

/** The choice lists of all students, each with its latest versions. */
export const createChoiceBook = ({
  db,
  environment: { clock },
  reference,
}: Pick<Backend, 'db' | 'environment' | 'reference'>) => {
  const { put, versionsOf, entriesOf } = createChoiceVersions(db);

  const of = (user: User): ChoiceList[] => db.choiceLists.where('userId', String(user.id));

  const find = (user: User, listId: string): ChoiceList =>
    orNotFound(db.choiceLists.get(keyOf(user, listId)), 'There is no such list.');

  const placed = (all: readonly ChoiceEntry[]) => all.map((entry) => withPlace(reference, entry));

  /** A list in the contract's form. */
  const answerOf = ({ listId, name, version, lockedAt, updatedAt, ...list }: ChoiceList) => ({
    id: listId,
    name,
    version,
    entries: placed(list.entries),
    ...(list.authority !== undefined && { authority: list.authority }),
    lockedAt: iso(lockedAt),
    updatedAt: iso(updatedAt),
  });

  const conflict = (message: string, list: ChoiceList): HttpError =>
    new HttpError(409, message, { list: answerOf(list) });

  return {
    of,
    find,
    versionsOf,
    placed,
    answerOf,
    entriesOf: (list: ChoiceList, version: ChoiceVersion) => placed(entriesOf(list, version)),

    create: (user: User, begun: Begun): ChoiceList => {
      const { listId, entries } = begun;
      const known = db.choiceLists.get(keyOf(user, listId));
      if (known) return known;
      assertDistinct(entries);
      if (of(user).length >= choiceLimits.lists)
        throw new HttpError(409, `You have ${choiceLimits.lists} lists. Delete one first.`);
      const name = distinctName(begun.name, of(user));
      const list = { ...begun, name, version: 1, lockedAt: null, updatedAt: clock.now() };
      return db.transaction(() => put({ ...list, id: keyOf(user, listId), userId: user.id }, null));
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

    rename: (user: User, listId: string, name: string): ChoiceList => {
      const { id } = find(user, listId);
      const distinct = distinctName(name, of(user), id);
      return db.choiceLists.update(id, { name: distinct, updatedAt: clock.now() });
    },

    remove: (user: User, listId: string): void => {
      const list = db.choiceLists.get(keyOf(user, listId));
      if (!list) return;
      if (list.lockedAt !== null)
        throw new HttpError(409, 'This list is locked: you cannot change it.');
      db.transaction(() => {
        for (const records of [db.choiceVersions, db.choiceShares, db.choiceComments])
          for (const { id } of records.where('list', list.id)) records.delete(id);
        db.choiceLists.delete(list.id);
      });
    },

    lock: (user: User, listId: string, version: number): ChoiceList => {
      const list = find(user, listId);
      if (list.lockedAt !== null) return list;
      if (list.version !== version) throw conflict('The list was changed elsewhere.', list);
      if (list.entries.length === 0)
        throw new HttpError(400, 'Add a choice before you lock the list.');
      return db.choiceLists.update(list.id, { lockedAt: clock.now(), updatedAt: clock.now() });
    },
  };
};
