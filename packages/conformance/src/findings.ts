/** The topic of a question. */
export type Topic = 'offer' | 'authorisation' | 'answer' | 'failure' | 'limit' | 'rule' | 'socket';

/** `broken` harms the app or admits a caller wrongly; with `in part` the app still works. */
export type Weight = 'broken' | 'in part';

export interface Finding {
  readonly topic: Topic;
  readonly weight: Weight;
  /** The call, and the account that made it. */
  readonly call: string;
  readonly expected: string;
  readonly got: string;
}

export const verdicts = ['kept', 'kept in part', 'broken', 'not offered', 'not asked'] as const;
export type Verdict = (typeof verdicts)[number];

/** A call, a destination of the socket, or what all of them have in common. */
export interface Subject {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  /** In the form `GET /api/orders/{id}`. */
  readonly call: string;
  /** The row of the requirement catalogue; calls without a row are optional. */
  readonly requirement?: string | undefined;
}

export interface Entry extends Subject {
  readonly verdict: Verdict;
  /** The number of questions, whether answered as expected or not. */
  readonly checks: number;
  readonly findings: readonly Finding[];
  /** What was not examined, and why. */
  readonly left: readonly string[];
  /** What the app does if the backend does not offer this call. */
  readonly without?: string;
}

/** The longest part of an answer that a report quotes. */
const longestExcerpt = 300;

/** Collects the findings about one subject. */
export const createRecord = (subject: Subject) => {
  let checks = 0;
  let without: string | undefined;
  const findings = new Map<string, Finding>();
  const left = new Set<string>();
  const add = (finding: Finding): void => {
    // One fault appears in many questions, so the first of each kind is enough.
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
    /** Counts a question, and records a finding if the answer is wrong. */
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
