import { iso } from '@seatwise/api-client/contract/constants/time';
import { choices as contract } from '@seatwise/api-client/contract/choices';
import type { Backend } from '../../../backend.ts';
import { createChoiceBook } from '../choiceBook.ts';
import { seatOutlooks } from '../outlooks.ts';
import { createWriteLimit } from '../writeLimit.ts';
import type { ChoiceVersion } from '../../../db/records.ts';
import { orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

const savedAt = (version: ChoiceVersion): string => iso(version.savedAt);

/** A student's own choice lists; those of others are not found. */
export const choiceHandlers = (backend: Backend) => {
  const book = createChoiceBook(backend);
  const { answerOf } = book;
  const limitWrites = createWriteLimit(backend.environment);

  return serveArea(backend, contract, {
    listChoiceLists: ({ user }) => book.of(user).map(answerOf),

    createChoiceList: ({ user, input: { id, name, entries } }) => {
      limitWrites(user);
      return answerOf(book.create(user, id, name, entries));
    },

    writeChoiceList: ({ user, input: { id, ...input } }) => {
      limitWrites(user);
      return answerOf(book.write(user, id, input));
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

    readSeatOutlooks: ({ user, input }) => seatOutlooks(backend.reference, user, input),
  });
};
