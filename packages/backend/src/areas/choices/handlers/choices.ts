import { iso } from '@seatwise/api-client/contract/constants/time';
import { choices as contract } from '@seatwise/api-client/contract/choices';
import type { Backend } from '../../../backend.ts';
import { assertGivenBy, isOfState, seatKeyOf } from '../authoritySeats.ts';
import { createChoiceBook } from '../choiceBook.ts';
import { outlooksOf } from '../stateOutlooks.ts';
import { createWriteLimit } from '../writeLimit.ts';
import type { ChoiceVersion } from '../../../db/records.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

const savedAt = (version: ChoiceVersion): string => iso(version.savedAt);

/** A student's own choice lists; lists of others are not found. */
export const choiceHandlers = (backend: Backend) => {
  const book = createChoiceBook(backend);
  const { answerOf } = book;
  const limitWrites = createWriteLimit(backend.environment);

  return serveArea(backend, contract, {
    listChoiceLists: ({ user }) => book.of(user).map(answerOf),

    createChoiceList: async ({ user, userNow, input: { id, ...list } }) => {
      limitWrites(user);
      if (list.authority !== undefined && !isOfState(list.authority))
        throw new HttpError(400, 'No state has this counselling authority.');
      await assertGivenBy(backend.reference, list.authority, list.entries);
      return answerOf(book.create(userNow(), { listId: id, ...list }));
    },

    writeChoiceList: async ({ user, userNow, input: { id, ...input } }) => {
      limitWrites(user);
      const { authority, entries } = book.find(user, id);
      const known = new Set(entries.map(seatKeyOf));
      const added = input.entries.filter((entry) => !known.has(seatKeyOf(entry)));
      await assertGivenBy(backend.reference, authority, added);
      return answerOf(book.write(userNow(), id, input));
    },

    renameChoiceList: ({ user, input: { id, name } }) => {
      limitWrites(user);
      return answerOf(book.rename(user, id, name));
    },

    deleteChoiceList: ({ user, input: { id } }) => {
      book.remove(user, id);
      return 'List deleted.';
    },

    lockChoiceList: ({ user, input: { id, version } }) => answerOf(book.lock(user, id, version)),

    listChoiceVersions: ({ user, input: { id } }) =>
      book
        .versionsOf(book.find(user, id))
        .toReversed()
        .map((version) => ({
          version: version.version,
          savedAt: savedAt(version),
          count: version.count,
        })),

    readChoiceVersion: ({ user, input }) => {
      const owner = book.find(user, input.id);
      const found = orNotFound(
        book.versionsOf(owner).find(({ version }) => version === input.version),
        'There is no such version.',
      );
      return {
        version: found.version,
        savedAt: savedAt(found),
        entries: book.entriesOf(owner, found),
      };
    },

    readSeatOutlooks: ({ user, input }) => {
      if (input.authority !== undefined && !isOfState(input.authority))
        throw new HttpError(404, 'No state has this counselling authority.');
      return outlooksOf(backend, user, input);
    },
  });
};
