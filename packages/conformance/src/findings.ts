/** What a question is about. */
export type Topic = 'offer' | 'authorisation' | 'answer' | 'failure' | 'limit' | 'rule' | 'socket';

/** `broken` harms the app or lets a caller in; with `in part` the app works all the same. */
export type Weight = 'broken' | 'in part';

export interface Finding {
  readonly topic: Topic;
  readonly weight: Weight;
  /** What was asked, and as whom. */
  readonly call: string;
  readonly expected: string;
  readonly got: string;
}

export const verdicts = ['kept', 'kept in part', 'broken', 'not offered', 'not asked'] as const;
export type Verdict = (typeof verdicts)[number];

/** A call, a destination of the socket, or what holds for all of them. */
export interface Subject {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  /** Such as `GET /api/orders/{id}`. */
  readonly call: string;
  /** The row of the requirement catalogue; calls without one may be missing. */
  readonly requirement?: string | undefined;
}

export interface Entry extends Subject {
  readonly verdict: Verdict;
  /** How many questions were answered as expected, or not. */
  readonly checks: number;
  readonly findings: readonly Finding[];
  /** What was not asked, and why. */
  readonly left: readonly string[];
  /** What the app does without it, where it is not offered. */
  readonly without?: string;
}

/** The most characters of an answer that a report repeats. */
const longestExcerpt = 300;

/** Collects what is found about one subject. */
export const createRecord = (subject: Subject) => {
  let checks = 0;
  let without: string | undefined;
  const findings = new Map<string, Finding>();
  const left = new Set<string>();
  const add = (finding: Finding): void => {
    // One fault shows in many questions: the first of each kind is enough.
    const { topic, weight, expected } = finding;
    const key = JSON.stringify([topic, weight, expected]);
    const got = finding.got.slice(0, longestExcerpt).toWellFormed();
    if (!findings.has(key)) findings.set(key, { ...finding, got });
  };
  const verdict = (): Verdict => {
    if (without !== undefined) return 'not offered';
    const weights = Array.from(findings.values(), ({ weight }) => weight);
    if (weights.includes('broken')) return 'broken';
    if (weights.length > 0) return 'kept in part';
    return checks === 0 ? 'not asked' : 'kept';
  };
  return {
    subject,
    /** Counts a question, and notes what is wrong with its answer. */
    check: (isKept: boolean, finding: Finding): boolean => {
      checks += 1;
      if (!isKept) add(finding);
      return isKept;
    },
    leave: (what: string): void => void left.add(what),
    notOffered: (instead: string): void => {
      without = instead;
    },
    entry: (): Entry => ({
      ...subject,
      verdict: verdict(),
      checks,
      findings: [...findings.values()],
      left: [...left],
      ...(without !== undefined && { without }),
    }),
  };
};

export type Record = ReturnType<typeof createRecord>;
