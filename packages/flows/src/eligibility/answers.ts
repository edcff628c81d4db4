import {
  alumniUniversities,
  minorities,
  nationalities,
  schoolings,
  stateNames,
} from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { wholeNumberFrom } from '../shared/fields.ts';
import { unless } from '../shared/rules.ts';
import { messages } from './messages.ts';
import { categories, genders } from './pools.ts';
import type { ApplicantProfile } from './applicant.ts';

/** The answers in the form; '' for a question without an answer. */
export type Answers = Readonly<Record<keyof ApplicantProfile, string>>;

/** The questions with our wording; questions about a state have its authority's. */
export type Question = Exclude<keyof Answers, 'stateOwn' | 'stateCategory' | 'stateClaims'>;

/** Whether the answer to a question can affect any of the student's seats. */
export const isAsked = (
  question: Question,
  { nationality }: Answers,
  exam: Exam | undefined,
): boolean => {
  if (question === 'schooling') return exam === undefined || exam === 'UG';
  return question !== 'nri' || nationality === '' || nationality === 'Indian';
};

/**
 * The answers that open or close the most seats, by the allotted seats of MCC's lists of 2025 (UG)
 * and 2024 (PG). The home state decides few of those, but all of the state's own counselling.
 */
const weightiest: Readonly<Record<'UG' | 'further', readonly Question[]>> = {
  UG: ['category', 'homeState', 'nri', 'esi'],
  further: ['category', 'nri', 'alumniOf'],
};

/** The questions, those that decide about the most seats first. */
export const byWeight = (
  questions: readonly Question[],
  exam: Exam | undefined,
): readonly Question[] => {
  const first = weightiest[exam === undefined || exam === 'UG' ? 'UG' : 'further'];
  const rest = questions.filter((question) => !first.includes(question));
  return [...first.filter((question) => questions.includes(question)), ...rest];
};

export const yesAndNo = ['yes', 'no'] as const;

const booleans = ['pwd', 'esi', 'armedForces', 'nri', 'stateOwn'] as const;

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

const booleanText = (answer: boolean | undefined): string =>
  answer === undefined ? '' : yesAndNo[answer ? 0 : 1];

/** The form for the saved answers. */
export const answersFrom = (profile: ApplicantProfile): Answers => ({
  nationality: profile.nationality ?? '',
  homeState: profile.homeState ?? '',
  stateOwn: booleanText(profile.stateOwn),
  stateCategory: profile.stateCategory ?? '',
  stateClaims: profile.stateClaims?.join(',') ?? '',
  schooling: profile.schooling ?? '',
  category: profile.category ?? '',
  gender: profile.gender ?? '',
  pwd: booleanText(profile.pwd),
  minority: profile.minority ?? '',
  esi: booleanText(profile.esi),
  armedForces: booleanText(profile.armedForces),
  nri: booleanText(profile.nri),
  alumniOf: profile.alumniOf ?? '',
  budgetPerYear: profile.budgetPerYear === undefined ? '' : String(profile.budgetPerYear),
});

/** The claims in the form. */
export const claimsIn = ({ stateClaims }: Pick<Answers, 'stateClaims'>): readonly string[] =>
  stateClaims.split(',').filter(Boolean);

/** The form after a change. A new home state clears the answers about the old one. */
export const changedAnswers = (answers: Answers, question: keyof Answers, value: string): Answers =>
  question === 'homeState' && value !== answers.homeState
    ? { ...answers, homeState: value, stateOwn: '', stateCategory: '', stateClaims: '' }
    : { ...answers, [question]: value };

/** The form of a draft; the saved answers fill what the draft lacks. */
export const answersOfDraft = (draft: unknown, saved: Answers): Answers => {
  const drafted = Object.entries(Object(draft) as object).filter(
    ([name, answer]) => name in saved && typeof answer === 'string',
  );
  return { ...saved, ...Object.fromEntries(drafted) };
};

const inLakhs = /^([\d.]+)\s*(?:l|lacs?|lakhs?|लाख)$/i;

/** No seat costs less per year: a student who types 10 means lakhs. */
const leastBudget = 1000;
const mostBudget = 100_000_000;

/** The budget in rupees, from a text such as ₹2,50,000 or 2.5 lakh; undefined for anything else. */
const rupeesFrom = (text: string): number | undefined => {
  const amount = text.replace('₹', '').trim();
  const lakhs = inLakhs.exec(amount)?.[1];
  const rupees = wholeNumberFrom(
    lakhs === undefined ? amount : String(Math.round(Number(lakhs) * 100_000)),
  );
  const isLikely = rupees !== undefined && rupees >= leastBudget && rupees <= mostBudget;
  return isLikely ? rupees : undefined;
};

/** What is wrong with the budget: it must be an amount, or empty. */
export const budgetProblem = ({ budgetPerYear: text }: Answers): string | undefined =>
  unless(text.trim() === '' || rupeesFrom(text) !== undefined, messages.budget);

/** The request body of a form, without unanswered questions. */
export const profileFrom = (answers: Answers): ApplicantProfile => {
  const { nationality, homeState, schooling, category, gender, minority, alumniOf, budgetPerYear } =
    answers;
  const budget = rupeesFrom(budgetPerYear);
  const { stateCategory } = answers;
  const stateClaims = claimsIn(answers);
  return {
    ...(isOneOf(nationalities, nationality) && { nationality }),
    ...(isOneOf(stateNames, homeState) && { homeState }),
    ...(isOneOf(schoolings, schooling) && { schooling }),
    ...(isOneOf(categories, category) && { category }),
    ...(isOneOf(genders, gender) && { gender }),
    ...(isOneOf(minorities, minority) && { minority }),
    ...(isOneOf(alumniUniversities, alumniOf) && { alumniOf }),
    ...(stateCategory !== '' && { stateCategory }),
    ...(stateClaims.length > 0 && { stateClaims: [...stateClaims] }),
    ...(budget !== undefined && { budgetPerYear: budget }),
    ...Object.fromEntries(
      booleans.flatMap((name) =>
        isOneOf(yesAndNo, answers[name]) ? [[name, answers[name] === 'yes']] : [],
      ),
    ),
  };
};
