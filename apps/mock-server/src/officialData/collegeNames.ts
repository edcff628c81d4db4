import type { College } from '../dataset/college.ts';
import { plainName } from './names.ts';

export type NamedCollege = Pick<College, 'code' | 'name' | 'state'>;

const abbreviations: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bGOVT\b/g, 'GOVERNMENT'],
  [/\bMED\b/g, 'MEDICAL'],
  [/\bCOLL\b/g, 'COLLEGE'],
  [/\bINST\b/g, 'INSTITUTE'],
  [/\bHOSP\b/g, 'HOSPITAL'],
  [/\bUNIV\b/g, 'UNIVERSITY'],
  [/\bALL INDIA INSTITUTE OF MEDICAL SCIENCES\b/g, 'AIIMS'],
];

const keyOf = (name: string): string =>
  abbreviations.reduce((plain, [short, long]) => plain.replace(short, long), plainName(name));

const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = name.replace(/ /g, '');
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(letters.slice(at, at + 2));
  return pairs;
};

/** The share of pairs of letters that two names have in common (Dice's coefficient). */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const pair of a) if (b.has(pair)) common += 1;
  return (2 * common) / Math.max(1, a.size + b.size);
};

const leastLikeness = 0.6;
const mostProposals = 3;
/** Lists have some of these words before an institute's code, as `(200447) Name`. */
const codeInName = /\b(\d{6})\b/;

/** Finds colleges by code or name, as lists write them: in capitals, shortened, with the address behind. */
export const createCollegeNames = (
  colleges: readonly NamedCollege[],
  meant: readonly { readonly written: string; readonly code: string }[],
) => {
  const byCode = new Map(colleges.map((college) => [college.code, college]));
  const byName = Map.groupBy(colleges, ({ name }) => keyOf(name));
  const decided = new Map(meant.map(({ written, code }) => [keyOf(written), byCode.get(code)]));
  const found = new Map<string, NamedCollege | undefined>();
  let pairs: readonly { college: NamedCollege; pairs: ReadonlySet<string> }[] | undefined;

  const only = (named: readonly NamedCollege[] | undefined): NamedCollege | undefined =>
    named?.length === 1 ? named[0] : undefined;

  /** The longest name that the written one starts with; an address may follow. */
  const byBeginning = (key: string): NamedCollege | undefined => {
    for (let end = key.length; end > 8; end = key.lastIndexOf(' ', end - 1)) {
      const college = only(byName.get(key.slice(0, end)));
      if (college) return college;
    }
    return undefined;
  };

  const lookUp = (written: string): NamedCollege | undefined => {
    const code = codeInName.exec(written)?.[1];
    const key = keyOf(written);
    return decided.get(key) ?? (code ? byCode.get(code) : undefined) ?? byBeginning(key);
  };

  return {
    find: (written: string, code = ''): NamedCollege | undefined => {
      const coded = byCode.get(code.trim());
      if (coded) return coded;
      if (found.has(written)) return found.get(written);
      const college = lookUp(written);
      // Bounded: a hostile list has another name in every row.
      if (found.size < 20_000) found.set(written, college);
      return college;
    },
    /** The colleges that a name may mean, the likeliest first. */
    propose: (written: string): Omit<NamedCollege, 'state'>[] => {
      pairs ??= colleges.map((college) => ({ college, pairs: pairsOf(keyOf(college.name)) }));
      const own = pairsOf(keyOf(written.slice(0, 300)));
      return pairs
        .map(({ college, pairs: theirs }) => ({ college, score: likeness(own, theirs) }))
        .filter(({ score }) => score >= leastLikeness)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, mostProposals)
        .map(({ college: { code, name } }) => ({ code, name }));
    },
  };
};

export type CollegeNames = ReturnType<typeof createCollegeNames>;
