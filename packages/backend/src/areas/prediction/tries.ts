import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { triesPerDay } from '@seatwise/api-client/contract/constants/plans';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import type { InputOf } from '@seatwise/api-client';
import type { prediction } from '@seatwise/api-client/contract/prediction';
import type { Backend } from '../../backend.ts';
import type { User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { indianDay, startOfDay } from '@seatwise/api-client/contract/constants/time';
import { nameKey } from './cellIndex.ts';
import type { Query } from './recommend.ts';

/** A question that may be incomplete. */
type Question = InputOf<typeof prediction.readTries>;

const usedUp = 'You have used all your free prediction attempts. Please upgrade to continue.';

/** A plan's predictions per day; null without a limit, as for staff, who have no plan. */
const limitOf = (role: Role): number | null =>
  (triesPerDay as Partial<Record<Role, number | null>>)[role] ?? null;

/** The subject of a question for the best seat of each subject. */
const everySubject = '*';

/** A key that is equal for queries that ask the same. */
const questionOf = ({ counsellingCategory }: User, query: Question): string =>
  JSON.stringify([
    examOf(counsellingCategory),
    query.counselingCategory ?? '',
    query.air,
    query.best ? everySubject : nameKey(query.subject ?? ''),
    query.category ?? 'General',
    nameKey(query.quotaName ?? ''),
    query.allottedCategory ?? '',
    query.subCategory ?? '',
    query.allottedPh ?? '',
    query.year ?? '0',
  ]);

const textOf = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? null : String(value);

/** The stored part of a user's last question; see questionOf. */
export const lastQuestionOf = (db: Backend['db'], { id }: User) => {
  const asked = db.predictionTries.get(id)?.questions.at(-1)?.question;
  if (asked === undefined) return null;
  const [, , air, subject, category, quotaName] = JSON.parse(asked) as (string | number | null)[];
  return {
    air: typeof air === 'number' ? air : null,
    category: textOf(category),
    subject: subject === everySubject ? null : textOf(subject),
    quotaName: textOf(quotaName),
  };
};

/** Counts each question once per user, day and plan; repeating it that day is free. */
export const createTries = ({
  db,
  environment: { clock },
}: Pick<Backend, 'db' | 'environment'>) => {
  const questionsOfToday = (user: User) => {
    const record = db.predictionTries.get(user.id);
    return record?.day === indianDay(clock.now()) ? record.questions : [];
  };

  const leftOf = (user: User, limit: number): number =>
    Math.max(0, limit - questionsOfToday(user).filter(({ plan }) => plan === user.role).length);

  /** A question about every subject also answered the question about each. */
  const isAnswered = (user: User, query: Question): boolean => {
    const own = questionOf(user, query);
    const ofEverySubject = questionOf(user, { ...query, best: 'branch' });
    return questionsOfToday(user).some(
      ({ question }) => question === own || question === ofEverySubject,
    );
  };

  return {
    /** The tries left today, and whether the question would be answered without a try. */
    read: (user: User, query: Question) => {
      const perDay = limitOf(user.role);
      if (perDay === null) return { perDay, left: null, answered: true };
      return {
        perDay,
        left: leftOf(user, perDay),
        answered: isAnswered(user, query),
      };
    },
    /** Takes a try for a new question, or refuses with 429 until the day is over. */
    take: (user: User, query: Query): void => {
      const limit = limitOf(user.role);
      const question = questionOf(user, query);
      const now = clock.now();
      // Without a limit, only the last question is stored, for a counsellor who is asked about it.
      if (limit === null && user.role in triesPerDay)
        db.predictionTries.put({
          id: user.id,
          day: indianDay(now),
          questions: [{ question, plan: user.role }],
        });
      if (limit === null || isAnswered(user, query)) return;
      if (leftOf(user, limit) === 0)
        throw HttpError.tooMany(usedUp, startOfDay(indianDay(now) + 1) - now);
      const questions = [...questionsOfToday(user), { question, plan: user.role }];
      db.predictionTries.put({ id: user.id, day: indianDay(now), questions });
    },
  };
};
