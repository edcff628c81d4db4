import { numberFormat } from '../shared/format.ts';
import { facts as ownFacts } from './messages.ts';

const integer = numberFormat({ maximumFractionDigits: 0 });
const tiers = ['Very Likely', 'Likely', 'Possible'] as const;

/** The rank and category whose chances are asked about. */
interface AskedSeats {
  readonly rank: number;
  /** Whether the rank is the account's, not one that the question names. */
  readonly isOwn: boolean;
  readonly category: string;
  /** The page that opens with this question. */
  readonly link: string;
}

/** The lines of a prediction's verdict that the bot repeats. */
interface CourseLine {
  readonly kind: 'course';
  readonly course: string;
  readonly ofGovernment: boolean;
  /** The number of colleges with each chance. */
  readonly colleges: Readonly<Record<(typeof tiers)[number], number>>;
  readonly nearest?: { readonly rank: number; readonly year: number | undefined };
}
interface StateLine {
  readonly kind: 'state';
  readonly state: string | undefined;
  readonly share: number;
}

/**
 * How likely a course is with a rank, and which authority gives the seats that are not counted;
 * null without a line about the course.
 */
export const answerOnChances = (
  { rank, isOwn, category, link }: AskedSeats,
  lines: readonly (
    | CourseLine
    | StateLine
    | { readonly kind: 'branches' | 'budget' | 'otherwise' }
  )[],
  authority: string | null,
  { locale, chances: texts } = ownFacts,
): string | null => {
  const line = lines.find((other) => other.kind === 'course');
  if (!line) return null;
  const { course, ofGovernment, colleges, nearest } = line;
  const whose = texts.whose(integer(locale).format(rank), isOwn, category);
  const counted = tiers
    .filter((tier) => colleges[tier] > 0)
    .map((tier) => texts.count(texts.counts[tier], colleges[tier]));
  const none = nearest
    ? texts.closed(integer(locale).format(nearest.rank), String(nearest.year ?? ''))
    : texts.none;
  const sentence = texts.course(whose, course, ofGovernment, counted.join(', ') || none);
  const state = lines.find((other) => other.kind === 'state');
  // MCC itself fills most of Delhi's seats.
  const ofState =
    state && state.state !== 'Delhi' ? [texts.state(state.state, state.share), authority] : [];
  return [sentence, ...ofState, texts.more(link)].filter(Boolean).join(' ');
};
