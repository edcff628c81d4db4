import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import type { Backend } from '../../backend.ts';
import type { Alert, User } from '../../db/records.ts';

export const stateOf = (
  { withdrawnAt, publishAt }: Pick<Alert, 'withdrawnAt' | 'publishAt'>,
  now: number,
) => {
  if (withdrawnAt !== null) return 'withdrawn' as const;
  return publishAt > now ? ('planned' as const) : ('published' as const);
};

const isStaff = ({ role }: User): boolean => role === 'Admin' || role === 'Super Admin';

/**
 * Whether an alert is meant for a reader: it has the student's exam and category, and a topic that
 * the student chose. Students who have not given their category get the alerts of every category,
 * because theirs may be among them; a visitor gets the alerts for everybody.
 */
const isMeantFor = (
  { exams, categories, topic }: Alert,
  user: User | undefined,
  { db }: Pick<Backend, 'db'>,
): boolean => {
  if (!user) return exams.length === 0 && categories.length === 0;
  if (isStaff(user)) return true;
  const exam = user.counsellingCategory && examOf(user.counsellingCategory);
  const category = db.applicants.get(user.id)?.profile.category;
  const topics = db.alertChoices.get(user.id)?.topics;
  return (
    (!exam || exams.length === 0 || exams.includes(exam)) &&
    (!category || categories.length === 0 || categories.includes(category)) &&
    (!topics || topics.includes(topic))
  );
};

const shownAt = ({ publishAt, revisedAt }: Alert): number => revisedAt ?? publishAt;

/** The published alerts for a reader: pinned alerts first, then the newest. */
export const alertsFor = (
  user: User | undefined,
  backend: Pick<Backend, 'db' | 'environment'>,
): Alert[] => {
  const now = backend.environment.clock.now();
  return backend.db.alerts
    .all()
    .filter((alert) => stateOf(alert, now) === 'published' && isMeantFor(alert, user, backend))
    .toSorted(
      (a, b) => Number(b.isPinned) - Number(a.isPinned) || shownAt(b) - shownAt(a) || b.id - a.id,
    );
};
