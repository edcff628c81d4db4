import { iso } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../../backend.ts';
import type { Conversation } from '../../../db/records.ts';
import { orNotFound } from '../../../httpError.ts';
import { lastQuestionOf } from '../../prediction/tries.ts';

/** What a counsellor sees beside the conversation of a student. */
export const studentOf = ({ db }: Backend, { studentId }: Conversation) => {
  const user = orNotFound(db.users.get(studentId), 'There is no such student.');
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    phone: user.phone,
    rollNumber: user.rollNumber,
    counsellingCategory: user.counsellingCategory,
    air: user.air,
    plan: user.role,
    since: iso(user.createdAt),
    lastPrediction: lastQuestionOf(db, user),
    choiceLists: db.choiceLists
      .where('userId', String(user.id))
      .map(({ name, entries, lockedAt, updatedAt }) => ({
        name,
        seats: entries.length,
        isLocked: lockedAt !== null,
        updatedAt: iso(updatedAt),
      })),
  };
};
