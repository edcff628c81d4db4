import type { ApiClient } from '@seatwise/api-client';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { datesAhead, listDeadlines } from '@seatwise/flows/counselling-dates';
import {
  answerOnDate,
  answerOnFees,
  answerOnMarksIn,
  answerOnRank,
  asksForChoices,
  asksForLock,
  collegesNamed,
  factTopicOf,
  type BotTexts,
} from '@seatwise/flows/help-bot';
import type { StoredUser } from '@seatwise/flows/session';

interface Facts {
  readonly api: ApiClient;
  readonly user: StoredUser;
  readonly now: number;
  /** In the language of the question. */
  readonly texts: BotTexts['facts'];
}

/** An answer from published ranks, the account, the counselling dates or a college's page; null where they have none. */
export const answerFromFacts = async (
  question: string,
  { api, user, now, texts }: Facts,
  options: { readonly signal: AbortSignal },
): Promise<string | null> => {
  const topic = factTopicOf(question);
  if (topic === 'which-college') return answerOnRank(user.air, texts);
  const exam = examOf(user.counsellingCategory ?? null);
  if (topic === 'marks-rank') {
    if (exam !== 'UG') return null;
    const { marksToRank } = await import('@seatwise/official-data/marks-to-rank');
    return answerOnMarksIn(question, marksToRank, texts);
  }
  if (topic === 'dates') {
    const dates = await api.area(counsellingDates).listCounsellingDates({ exam }, options);
    const next = asksForChoices(question)
      ? listDeadlines(dates, now).at(asksForLock(question) ? -1 : 0)
      : datesAhead(dates, now)[0];
    const date = dates.find(({ id }) => id === next?.id);
    return answerOnDate(date && { ...date, title: texts.titleOf(date) }, texts);
  }
  const { listColleges, readCollege } = api.area(colleges);
  const named = collegesNamed(question, await listColleges({}, options));
  const read = await Promise.all(named.map(({ code }) => readCollege({ code }, options)));
  return answerOnFees(read, exam, texts);
};
