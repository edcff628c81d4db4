import { day } from '@seatwise/api-client/contract/constants/time';
import { sharing } from '@seatwise/api-client/contract/constants/choices';
import type { Backend } from '../../backend.ts';
import type { ChoiceComment, ChoiceList, ChoiceShare, User } from '../../db/records.ts';
import { randomName } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';

interface Seat {
  readonly instituteCode: string;
  readonly subject: string;
  readonly quotaName: string;
}

/** A list that a link opens, with its owner. */
export interface Shared {
  readonly share: ChoiceShare;
  readonly list: ChoiceList;
  readonly student: User;
}

const tokenBytes = 24;
const validity = sharing.days * day;

const isSameSeat = (a: Seat, b: Seat): boolean =>
  a.instituteCode === b.instituteCode && a.subject === b.subject && a.quotaName === b.quotaName;

/** Whether a student's plan includes a counsellor who reviews the list. */
export const hasCounsellor = ({ role }: User): boolean =>
  (sharing.counselled as readonly string[]).includes(role);

/** The links to choice lists, and the comments on their entries. */
export const createShareBook = ({ db, environment }: Pick<Backend, 'db' | 'environment'>) => {
  const { clock } = environment;

  const commentsOf = ({ id }: ChoiceList): ChoiceComment[] => db.choiceComments.where('list', id);

  const linkOf = ({ id }: ChoiceList): ChoiceShare | undefined =>
    db.choiceShares.where('list', id).find(({ expiresAt }) => expiresAt > clock.now());

  const end = ({ id }: Pick<ChoiceList, 'id'>): void => {
    for (const share of db.choiceShares.where('list', id)) db.choiceShares.delete(share.id);
  };

  return {
    commentsOf,
    linkOf,
    end,

    share: ({ id, userId }: ChoiceList, withRank: boolean): ChoiceShare =>
      db.transaction(() => {
        end({ id });
        return db.choiceShares.put({
          id: randomName(environment, tokenBytes),
          list: id,
          userId,
          withRank,
          expiresAt: clock.now() + validity,
        });
      }),

    /** Opens a link; unknown, ended and expired links give the same answer. */
    open: (token: string): Shared => {
      const share = db.choiceShares.get(token);
      const list = share && db.choiceLists.get(share.list);
      const student = share && db.users.get(share.userId);
      if (!list || !student?.isActive || share.expiresAt <= clock.now())
        throw new HttpError(404, 'This link has expired or is incomplete.');
      return { share, list, student };
    },

    /** The entry that a comment is about, with its place counted from 1. */
    entryOf: ({ entries }: ChoiceList, seat: Seat) => {
      const index = entries.findIndex((entry) => isSameSeat(entry, seat));
      if (index === -1) throw new HttpError(409, 'The student removed this seat from the list.');
      return { place: index + 1, entry: entries[index]! };
    },

    /**
     * Throws a 409 if a list has the maximum of comments, so that it cannot grow without bounds.
     */
    assertRoom: (list: ChoiceList): void => {
      if (commentsOf(list).length >= sharing.comments)
        throw new HttpError(409, `A list has at most ${sharing.comments} comments.`);
    },

    markRead: (list: ChoiceList, ids: readonly string[]): void =>
      db.transaction(() => {
        const read = new Set(ids);
        for (const comment of commentsOf(list))
          if (read.has(comment.commentId)) db.choiceComments.put({ ...comment, isRead: true });
      }),
  };
};
