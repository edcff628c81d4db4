import { colleges } from '@seatwise/api-client/contract/colleges';
import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import { examOf, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { datesAhead, listDeadlines } from '@seatwise/flows/counselling-dates';
import {
  answerOnAuthority,
  answerOnClosings,
  answerOnDate,
  answerOnFees,
  answerOnMarksIn,
  answerOnTwoSeats,
  asksForChoices,
  asksForLock,
  categoryIn,
  collegesNamed,
  courseIn,
  examAskedFor,
  factTopicOf,
  stateNamedIn,
} from '@seatwise/flows/help-bot';
import { answerOnSeats, readStudent } from './answerOnSeats.ts';
import { authorityText, readAuthority } from './authorityText.ts';
import type { CallOptions, Facts } from './facts.ts';

/** Answers a question on one topic; null without an answer. */
type Answer = (
  question: string,
  exam: Exam,
  facts: Facts,
  options: CallOptions,
) => Promise<string | null>;

const answerOnMarks: Answer = async (question, exam, { texts }) => {
  if (exam !== 'UG') return null;
  const { marksToRank } = await import('@seatwise/official-data/marks-to-rank');
  return answerOnMarksIn(question, marksToRank, texts);
};

const answerOnDates: Answer = async (question, exam, { api, now, texts }, options) => {
  const dates = await api.area(counsellingDates).listCounsellingDates({ exam }, options);
  const next = asksForChoices(question)
    ? listDeadlines(dates, now).at(asksForLock(question) ? -1 : 0)
    : datesAhead(dates, now)[0];
  const date = dates.find(({ id }) => id === next?.id);
  return answerOnDate(date && { ...date, title: texts.titleOf(date) }, texts);
};

/** The state in the question, or else the student's home state. */
const stateOf = async (
  question: string,
  exam: Exam,
  facts: Facts,
  options: CallOptions,
): Promise<StateName | undefined> =>
  stateNamedIn(question) ?? (await readStudent(facts, exam, options)).homeState;

const answerOnSeatsOfBoth: Answer = async (question, exam, facts, options) => {
  const state = await stateOf(question, exam, facts, options);
  const authority = state && (await readAuthority(state, { exam, ownExam: exam }));
  return authority ? answerOnTwoSeats(exam, authority, facts.texts) : null;
};

const answerOnState: Answer = async (question, exam, facts, options) => {
  const state = await stateOf(question, exam, facts, options);
  const asked = { exam: examAskedFor(question) ?? exam, ownExam: exam };
  return answerOnAuthority(await authorityText(state, asked, facts.texts), facts.texts);
};

const readNamed = async (question: string, { api }: Facts, options: CallOptions) => {
  const { listColleges, readCollege } = api.area(colleges);
  const named = collegesNamed(question, await listColleges({}, options));
  return Promise.all(named.map(({ code }) => readCollege({ code }, options)));
};

const answerOnCosts: Answer = async (question, exam, facts, options) =>
  answerOnFees(await readNamed(question, facts, options), exam, facts.texts);

/** The closing ranks of the one named college that has the course, for the student's category. */
const answerOnClosingRanks: Answer = async (question, exam, facts, options) => {
  const course = courseIn(question, exam);
  const named = await readNamed(question, facts, options);
  if (!course || named.length === 0) return null;
  const category =
    categoryIn(question) ?? (await readStudent(facts, exam, options)).category ?? 'General';
  const [closing, ...others] = named.flatMap(
    (college) => answerOnClosings(college, course, category, facts.texts) ?? [],
  );
  return closing !== undefined && others.length === 0 ? closing : null;
};

const answers: Readonly<Record<NonNullable<ReturnType<typeof factTopicOf>>, Answer>> = {
  'which-college': answerOnSeats,
  'marks-rank': answerOnMarks,
  dates: answerOnDates,
  'state-counselling': answerOnState,
  'two-seats': answerOnSeatsOfBoth,
  fees: answerOnCosts,
  'opening-closing': answerOnClosingRanks,
};

/** Answers from published ranks, the account, the counselling dates, the authorities or a college's page; null without an answer. */
export const answerFromFacts = async (
  question: string,
  facts: Facts,
  options: CallOptions,
): Promise<string | null> => {
  const topic = factTopicOf(question);
  const exam = examOf(facts.user.counsellingCategory ?? null);
  return topic ? answers[topic](question, exam, facts, options) : null;
};
