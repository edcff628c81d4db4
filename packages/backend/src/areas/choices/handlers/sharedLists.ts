import { iso } from '@seatwise/api-client/contract/constants/time';
import { sharedLists as contract } from '@seatwise/api-client/contract/sharedLists';
import { genders } from '@seatwise/api-client/contract/values';
import type { Backend } from '../../../backend.ts';
import { isStaff } from '../../chat/conversationAccess.ts';
import { createChoiceBook } from '../choiceBook.ts';
import { outlooksOf } from '../stateOutlooks.ts';
import { withPlace } from '../withPlace.ts';
import { createShareBook, hasCounsellor } from '../shareBook.ts';
import type { ChoiceComment, ChoiceList, ChoiceShare, User } from '../../../db/records.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

const noCounsellor = 'A counsellor comes with the plans ADVANCE and PREMIUM.';

const toShare = ({ id, withRank, expiresAt }: ChoiceShare) => ({
  token: id,
  withRank,
  expiresAt: iso(expiresAt),
});

const toComment = ({ commentId, list: _list, writtenAt, ...comment }: ChoiceComment) =>
  Object.assign(comment, { id: commentId, writtenAt: iso(writtenAt) });

export const sharedListHandlers = (backend: Backend) => {
  const { chat, db, environment } = backend;
  const book = createChoiceBook(backend);
  const shares = createShareBook(backend);

  /** The facts that the student agreed to show the counsellor. */
  const sentBy = async (student: User, { entries, authority }: ChoiceList) => {
    const profile = db.applicants.get(student.id)?.profile ?? null;
    const { category, pwd } = profile ?? {};
    const query = { ...(category && { category }), ...(pwd && { subCategory: 'PwD' as const }) };
    return {
      rank: student.air,
      counsellingCategory: student.counsellingCategory,
      accountGender: genders.find((known) => known === student.gender) ?? null,
      profile,
      outlooks: await outlooksOf(backend, student, {
        seats: entries,
        ...(authority !== undefined && { authority }),
        ...query,
      }),
    };
  };

  return serveArea(backend, contract, {
    readChoiceShare: ({ user, input: { id } }) => {
      const list = book.find(user, id);
      const link = shares.linkOf(list);
      return {
        share: link ? toShare(link) : null,
        comments: shares.commentsOf(list).map(toComment),
      };
    },

    shareChoiceList: ({ user, input: { id, withRank } }) =>
      toShare(shares.share(book.find(user, id), withRank)),

    shareWithCounsellor: ({ user, input: { id } }) => {
      const list = book.find(user, id);
      if (!hasCounsellor(user)) throw new HttpError(409, noCounsellor);
      return db.transaction(() => {
        const { id: token } = shares.linkOf(list) ?? shares.share(list, true);
        const link = db.choiceShares.update(token, { withAnswers: true });
        const text = `I share my choice list «${list.name}» with you: /shared-list#${link.id}`;
        // One message per link and list name, even if the call is repeated after a lost answer.
        const messageId = `share ${link.id.slice(0, 32)} ${list.name}`;
        chat.postMessage(user, chat.open(user).id, text, messageId);
        return toShare(link);
      });
    },

    endChoiceShare: ({ user, input: { id } }) => {
      const list = book.of(user).find(({ listId }) => listId === id);
      if (list) shares.end(list);
      return 'Link ended.';
    },

    markCommentsRead: ({ user, input: { id, comments } }) => {
      shares.markRead(book.find(user, id), comments);
      return 'Marked as read.';
    },

    readSharedList: async ({ user, input: { token } }) => {
      const { share: link, list, student } = shares.open(token);
      return {
        name: list.name,
        ...(list.authority !== undefined && { authority: list.authority }),
        rank: link.withRank ? student.air : null,
        updatedAt: iso(list.updatedAt),
        lockedAt: iso(list.lockedAt),
        expiresAt: iso(link.expiresAt),
        entries: book.placed(list.entries).map(({ note: _note, ...entry }) => entry),
        ...(user &&
          isStaff(user) && {
            comments: shares.commentsOf(list).map(toComment),
            mayComment: hasCounsellor(student),
            ...(link.withAnswers && { student: await sentBy(student, list) }),
          }),
      };
    },

    commentOnSharedList: ({ user, input: { token, id: commentId, text, ...seat }, audit }) => {
      const { list, student } = shares.open(token);
      const id = `${list.id}/${commentId}`;
      const known = db.choiceComments.get(id);
      if (known) return toComment(known);
      if (!hasCounsellor(student)) throw new HttpError(409, noCounsellor);
      shares.assertRoom(list);
      const { place, entry } = shares.entryOf(list, seat);
      const { institute } = withPlace(backend.reference, entry);
      return db.transaction(() => {
        const written = db.choiceComments.put({
          id,
          list: list.id,
          commentId,
          ...seat,
          text,
          author: user.username,
          writtenAt: environment.clock.now(),
          isRead: false,
        });
        audit({
          subject: { kind: 'user', id: student.id, label: student.username },
          after: { list: list.name, entry: institute, comment: text },
        });
        // Posted last, because a message reaches the sockets at once.
        chat.postMessage(
          user,
          chat.open(student).id,
          `On «${list.name}», choice ${place}, ${institute}: ${text}`,
          null,
        );
        return toComment(written);
      });
    },
  });
};
