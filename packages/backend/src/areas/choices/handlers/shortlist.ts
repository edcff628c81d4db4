import { shortlist as contract } from '@seatwise/api-client/contract/shortlist';
import type { Backend } from '../../../backend.ts';
import { isOfState } from '../authoritySeats.ts';
import { assertDistinct } from '../choiceBook.ts';
import { withPlace } from '../withPlace.ts';
import { createWriteLimit } from '../writeLimit.ts';
import type { User } from '../../../db/records.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

/** The number of writes that a client may still repeat to get their answer. */
const rememberedWrites = 50;

/** A student's own starred colleges and seats. */
export const shortlistHandlers = (backend: Backend) => {
  const { db, reference } = backend;
  const limitWrites = createWriteLimit(backend.environment);

  const present = (user: User) =>
    db.shortlists.get(user.id) ?? { id: user.id, items: [], version: 0, writeIds: [] };
  const answerOf = ({ items, version }: ReturnType<typeof present>) => ({
    items: items.map((item) => withPlace(reference, item)),
    version,
  });

  return serveArea(backend, contract, {
    readShortlist: ({ user }) => answerOf(present(user)),

    writeShortlist: ({ user, input: { writeId, basedOn, items } }) => {
      limitWrites(user);
      const shortlist = present(user);
      if (shortlist.writeIds.includes(writeId)) return answerOf(shortlist);
      if (shortlist.version !== basedOn)
        throw new HttpError(409, 'You changed the shortlist on another device.', {
          shortlist: answerOf(shortlist),
        });
      assertDistinct(items);
      if (items.some(({ authority }) => authority !== undefined && !isOfState(authority)))
        throw new HttpError(400, 'No state’s authority has this key.');
      return answerOf(
        db.shortlists.put({
          id: user.id,
          items,
          version: basedOn + 1,
          writeIds: [...shortlist.writeIds, writeId].slice(-rememberedWrites),
        }),
      );
    },
  });
};
