import { examOfProgramme, type Exam } from '@seatwise/api-client/contract/constants/counselling';
import { seatAccessOf } from '../eligibility/index.ts';
import { dateFormat, numberFormat } from '../shared/format.ts';
import { rupees } from '../shared/price.ts';
import { facts as ownFacts } from './messages.ts';
import { topicOf } from './reply.ts';
import { plainWords } from './spelling.ts';

/** Topics that the app's own data can answer better than the bot. */
const topicsOfFacts = [
  'marks-rank',
  'which-college',
  'dates',
  'state-counselling',
  'two-seats',
  'fees',
  'opening-closing',
] as const;
export type FactTopic = (typeof topicsOfFacts)[number];

/** The topic of a question that the app's own data may answer. */
export const factTopicOf = (question: string): FactTopic | undefined =>
  topicsOfFacts.find((topic) => topic === topicOf(question));

const integer = numberFormat({ maximumFractionDigits: 0 });

export const answerOnRank = (
  air: number | null | undefined,
  { locale, rank } = ownFacts,
): string | null => (air ? rank(integer(locale).format(air)) : null);

const timeOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const indianTime = dateFormat(timeOptions);
/** Parents read a part of the day more easily than am and pm. */
const hindiTime = dateFormat({ ...timeOptions, dayPeriod: 'short' });

/** Whether a question on dates is about choice filling. */
export const asksForChoices = (question: string): boolean =>
  /\b(choices?|fill\w*|lock\w*)\b/.test(plainWords(question));

/** Whether a question about dates is only about locking, which may end after filling. */
export const asksForLock = (question: string): boolean => {
  const words = plainWords(question);
  return /\block\w*\b/.test(words) && !/\bfill\w*\b/.test(words);
};

interface KnownDate {
  readonly title: string;
  readonly at: string;
  readonly source?: string | null | undefined;
}

export const answerOnDate = (
  date: KnownDate | undefined,
  { locale, date: sentence } = ownFacts,
): string | null => {
  if (!date) return null;
  const formatOf = locale === 'hi-IN' ? hindiTime : indianTime;
  const time = formatOf(locale, 'Asia/Kolkata').format(new Date(date.at));
  return sentence(date.title, time, !date.source);
};

/** Words that many names share, so that they identify no college. */
const common =
  /^(medical|dental|nursing|college|colleges|institute|university|hospital|government|govt|sciences?|research|centre|and|of|the|for|state|private|deemed|new)$/;

const wordsIn = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word.length > 2 && !common.test(word));

/** The initials of a name, without its place: `kmc` for Kasturba Medical College, Manipal. */
const shortForm = (name: string): string =>
  (name.split(',')[0]!.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase();

/** The colleges that a question matches best, at most three; none if it matches more. */
export const collegesNamed = <College extends { readonly name: string }>(
  question: string,
  colleges: readonly College[],
): readonly College[] => {
  const asked = new Set(wordsIn(question));
  const found = colleges.map((college) => {
    const names = new Set([...wordsIn(college.name), shortForm(college.name)]);
    return { college, count: [...names].filter((word) => asked.has(word)).length };
  });
  const most = Math.max(1, ...found.map(({ count }) => count));
  const best = found.filter(({ count }) => count === most);
  return best.length > 3 ? [] : best.map(({ college }) => college);
};

interface CollegeFees {
  readonly name: string;
  readonly seats: readonly {
    readonly program: string;
    readonly quotaName: string;
    readonly fee?: { readonly value: number } | null | undefined;
  }[];
}

/** The course; its NRI seats form a separate group, because they cost much more. */
const feeGroupOf = ({ program, quotaName }: CollegeFees['seats'][number]): string =>
  seatAccessOf(quotaName) === 'nri' ? `${program} (NRI)` : program;

const feesOf = ({ name, seats }: CollegeFees, exam: Exam, { fee: words } = ownFacts): string[] => {
  const courses = Map.groupBy(
    seats.filter(({ fee, program }) => fee && examOfProgramme(program) === exam),
    feeGroupOf,
  );
  const parts = [...courses].map(([course, offered]) => {
    const fees = offered.map(({ fee }) => fee!);
    const [from, to] = [Math.min, Math.max].map((pick) =>
      rupees(pick(...fees.map(({ value }) => value)) * 100),
    );
    return words(course, from!, to!);
  });
  return parts.length > 0 ? [`${name}: ${parts.slice(0, 4).join(', ')}`] : [];
};

/** The yearly tuition by course, for the courses of the student's exam. */
export const answerOnFees = (
  colleges: readonly CollegeFees[],
  exam: Exam,
  texts = ownFacts,
): string | null => {
  const fees = colleges.flatMap((college) => feesOf(college, exam, texts));
  return fees.length === 0 ? null : texts.fees(fees);
};
