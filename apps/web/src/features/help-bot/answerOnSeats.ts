import { applicant as applicantContract } from '@seatwise/api-client/contract/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { applicantFrom, type Applicant } from '@seatwise/flows/eligibility';
import {
  answerOnChances,
  answerOnRank,
  categoryIn,
  courseIn,
  rankIn,
  stateNamedIn,
} from '@seatwise/flows/help-bot';
import {
  applicantAsking,
  emptyForm,
  queryOf,
  verdictOf,
  verdictsOf,
  writeForm,
  type Form,
} from '@seatwise/flows/prediction';
import { isNotOffered } from '@seatwise/flows/shared';
import { paths } from '../../paths.ts';
import { authorityText } from './authorityText.ts';
import type { CallOptions, Facts } from './facts.ts';

/** The student's answers about themselves; empty if the backend stores none. */
export const readStudent = async (
  { api }: Pick<Facts, 'api'>,
  exam: Exam,
  options: CallOptions,
): Promise<Applicant> => {
  try {
    return applicantFrom(await api.area(applicantContract).readApplicant(undefined, options), exam);
  } catch (error) {
    if (isNotOffered(error)) return {};
    throw error;
  }
};

/** The rows of a verdict, from seats without their colleges' names, which cost the student no prediction. */
const countedRows = async ({ api }: Facts, rank: number, form: Form, options: CallOptions) => {
  const { seats = [] } = await api
    .area(prediction)
    .countRecommendations({ ...queryOf(rank, form, 'UG'), seats: 'unnamed' }, options);
  return (seats ?? []).map((seat) => ({
    subject: form.subject,
    instituteCode: String(seat.college),
    collegeKind: seat.collegeKind,
    state: seat.state,
    womenOnly: seat.womenOnly,
    quotaName: seat.quotaName,
    allottedCategory: seat.allottedCategory,
    allottedPh: seat.allottedPh,
    probabilityTier: seat.probabilityTier,
    maxAir: seat.closing,
    resultYear: seat.closingYear,
  }));
};

/**
 * The verdict on the rank in the question, or else the student's. Without a category, and for
 * graduates, who choose among many subjects, the answer only states the rank.
 */
export const answerOnSeats = async (
  question: string,
  exam: Exam,
  facts: Facts,
  options: CallOptions,
): Promise<string | null> => {
  const { user, texts } = facts;
  const named = rankIn(question);
  const rank = named ?? user.air;
  const course = courseIn(question, exam);
  if (!rank || !course) return answerOnRank(user.air, texts);
  const student = await readStudent(facts, exam, options);
  const category = categoryIn(question) ?? student.category;
  if (!category) return answerOnRank(user.air, texts);
  const form = {
    ...emptyForm,
    subject: course,
    category,
    subCategory: student.pwd ? 'PwD' : 'NO',
  };
  const rows = await countedRows(facts, rank, form, options);
  const verdicts = verdictsOf(rows, applicantAsking({ ...student, category }, form));
  const homeState = stateNamedIn(question) ?? student.homeState;
  const lines = verdictOf(
    { form, rank, exam, homeState },
    rows.map((row, index) => ({ row, verdict: verdicts[index]! })),
    undefined,
  );
  const asked = {
    rank,
    isOwn: rank === user.air,
    category,
    link: `${paths.prediction}?${new URLSearchParams(writeForm(form).map(([name, value]) => [name, value])).toString()}`,
  };
  return (
    answerOnChances(
      asked,
      lines,
      await authorityText(homeState, { exam, ownExam: exam }, texts),
      texts,
    ) ?? answerOnRank(user.air, texts)
  );
};
