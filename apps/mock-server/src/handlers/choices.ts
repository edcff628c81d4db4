import { choices as contract } from '@seatwise/api-client/contract/choices';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { answerOf, createChoiceBook } from '../choices/choiceBook.ts';
import { seatOutlooks } from '../choices/outlooks.ts';
import type { ChoiceVersion } from '../db/records.ts';
import { HttpError } from '../httpError.ts';
import { handle } from './handle.ts';

const savedAt = (version: ChoiceVersion): string => new Date(version.savedAt).toISOString();

/** A student's own choice lists; those of others are not found. */
export const choiceHandlers = (backend: Backend): HttpHandler[] => {
  const book = createChoiceBook(backend);

  const list = handle(backend, contract.listChoiceLists, ({ user }) => book.of(user).map(answerOf));

  const create = handle(
    backend,
    contract.createChoiceList,
    ({ user, input: { id, name, entries } }) => answerOf(book.create(user, id, name, entries)),
  );

  const write = handle(backend, contract.writeChoiceList, ({ user, input: { id, ...input } }) =>
    answerOf(book.write(user, id, input)),
  );

  const rename = handle(backend, contract.renameChoiceList, ({ user, input: { id, name } }) =>
    answerOf(book.rename(user, id, name)),
  );

  const remove = handle(backend, contract.deleteChoiceList, ({ user, input: { id } }) => {
    book.remove(user, id);
    return 'List deleted.';
  });

  const lock = handle(backend, contract.lockChoiceList, ({ user, input: { id, version } }) =>
    answerOf(book.lock(user, id, version)),
  );

  const versions = handle(backend, contract.listChoiceVersions, ({ user, input: { id } }) =>
    book
      .versionsOf(book.find(user, id))
      .toReversed()
      .map((version) => ({
        version: version.version,
        savedAt: savedAt(version),
        count: version.entries.length,
      })),
  );

  const readVersion = handle(backend, contract.readChoiceVersion, ({ user, input }) => {
    const found = book
      .versionsOf(book.find(user, input.id))
      .find(({ version }) => version === input.version);
    if (!found) throw new HttpError(404, 'There is no such version.');
    return { version: found.version, savedAt: savedAt(found), entries: found.entries };
  });

  const outlooks = handle(backend, contract.readSeatOutlooks, ({ user, input }) =>
    seatOutlooks(backend.reference, user, input),
  );

  return [list, create, write, rename, remove, lock, versions, readVersion, outlooks];
};
