import { quotas } from '@seatwise/api-client/contract/constants/quotas';
import { iso } from '@seatwise/api-client/contract/constants/time';
import { programmes } from '@seatwise/official-data';
import type { Backend } from '../../../backend.ts';
import type { Conversation } from '../../../db/records.ts';
import { orNotFound } from '../../../httpError.ts';
import { lastQuestionOf } from '../../prediction/tries.ts';

const subjectNames = Object.values(programmes).flat();

/** The original spelling of a name; questions are stored in lower case. */
const nameOf = (names: readonly string[], stored: string | null): string | null =>
  names.find((name) => name.toLowerCase() === stored) ?? stored;

/** The facts about a student that a counsellor sees next to the conversation. */
export const studentOf = ({ db }: Backend, { studentId }: Conversation) => {
  const user = orNotFound(db.users.get(studentId), 'There is no such student.');
  const last = lastQuestionOf(db, user);
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
    lastPrediction: last && {
      ...last,
      subject: nameOf(subjectNames, last.subject),
      quotaName: nameOf(Object.values(quotas), last.quotaName),
    },
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
