import { isAddressOf, partsOf, placeOf, type NamedCollege, type Place } from './addresses.ts';
import { mostCharacters, plainName } from './plainName.ts';
import { createResemblance } from './resemblance.ts';

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

const decisionKey = (written: string): string => keyOf(written.slice(0, mostCharacters));

const only = <T>(some: readonly T[] | undefined): T | undefined =>
  some?.length === 1 ? some[0] : undefined;

/** A college that a name may mean, why, and how alike the names are, from 0 to 1. */
interface CollegeProposal {
  readonly college: NamedCollege;
  readonly reason: 'beginning' | 'code' | 'likeness';
  readonly score: number;
}

const mostProposals = 3;

const proposalsOf = (
  beginning: readonly NamedCollege[],
  coded: NamedCollege | undefined,
  resembled: readonly { readonly value: NamedCollege; readonly score: number }[],
): CollegeProposal[] => {
  const scores = new Map(resembled.map(({ value, score }) => [value, score]));
  const reasons = new Map<NamedCollege, CollegeProposal['reason']>();
  for (const college of beginning) reasons.set(college, 'beginning');
  if (coded && !reasons.has(coded)) reasons.set(coded, 'code');
  for (const { value } of resembled) if (!reasons.has(value)) reasons.set(value, 'likeness');
  return Array.from(reasons, ([college, reason]) => ({
    college,
    reason,
    score: Math.round(100 * (scores.get(college) ?? 0)) / 100,
  })).slice(0, mostProposals);
};

/** Lists may have an institute's code before its name, as `(200447) Name`. */
const codeBeforeName = /^\W*(\d{6})\b\W*/;

/**
 * Finds colleges by name, as lists write them: in capitals, shortened, with the address behind. A
 * name that only begins like a college's, or resembles it, or that the code contradicts, is
 * proposed and not taken. A code by itself is taken only where a row has no name.
 */
export const createCollegeNames = (
  colleges: readonly NamedCollege[],
  meant: readonly { readonly written: string; readonly code: string }[],
) => {
  const byCode = new Map(colleges.map((college) => [college.code, college]));
  const places = colleges.map((college) => placeOf(college, keyOf));
  const cities = new Set(places.flatMap(({ city }) => city ?? []));
  const byName = Map.groupBy(places, ({ name }) => name);
  const byHead = Map.groupBy(places, ({ head }) => head);
  const decided = new Map(
    meant.map(({ written, code }) => [decisionKey(written), byCode.get(code)]),
  );
  const found = new Map<string, NamedCollege | undefined>();
  let resembling: ReturnType<typeof createResemblance<NamedCollege>> | undefined;

  /** Colleges that are written around a street, `Name, Street, City`, and what is behind the name. */
  const aroundStreet = (parts: readonly string[]) => {
    for (let end = parts.length - 1; end > 0; end -= 1) {
      const behind = parts.slice(end);
      const named = byHead.get(parts.slice(0, end).join(' '));
      const here = named?.filter(({ city }) => city !== undefined && behind.includes(city));
      if (here && here.length > 0) return { here, behind };
    }
    return { here: [], behind: [] };
  };

  /** `Name, City`, and an address behind a comma; or `Name, Street, City, State 440003`. */
  const byAddress = (text: string): NamedCollege | undefined => {
    const written = partsOf(text, cities, keyOf);
    const { parts } = written;
    const withRest = (place: Place | undefined, rest: readonly string[]) =>
      place && isAddressOf(place, { ...written, parts: rest }, cities) ? place.college : undefined;
    for (let end = parts.length; end > 0; end -= 1) {
      const named = byName.get(parts.slice(0, end).join(' '));
      if (named) return withRest(only(named), parts.slice(end));
    }
    // The middle of a name tells colleges of one city apart, so that it has to be a whole address.
    const { here, behind } = aroundStreet(parts);
    return written.isAddress ? withRest(only(here), behind) : undefined;
  };

  const codedAndNamed = (written: string, column: string) => {
    const [before = '', inText = ''] = codeBeforeName.exec(written) ?? [];
    return {
      coded: byCode.get(column.trim() || inText),
      name: written.slice(before.length).trim(),
    };
  };

  const byNameIn = (name: string): NamedCollege | undefined => {
    if (name.length > mostCharacters) return undefined;
    if (found.has(name)) return found.get(name);
    const college = only(byName.get(keyOf(name)))?.college ?? byAddress(name);
    // Bounded: a hostile list has another name in every row.
    if (found.size < 20_000) found.set(name, college);
    return college;
  };

  /** Colleges whose name a text begins with, the longest first, or has around a street. */
  const beginning = (text: string): NamedCollege[] => {
    const key = keyOf(text);
    const named: Place[] = [];
    for (let end = key.length; end > 0; end = key.lastIndexOf(' ', end - 1))
      named.push(...(byName.get(key.slice(0, end)) ?? []));
    named.push(...aroundStreet(partsOf(text, cities, keyOf).parts).here);
    return named.map(({ college }) => college);
  };

  return {
    find: (written: string, code = ''): NamedCollege | undefined => {
      const decision = decided.get(decisionKey(written || code));
      if (decision) return decision;
      const { coded, name } = codedAndNamed(written, code);
      if (name === '') return coded;
      const named = byNameIn(name);
      return coded && coded !== named ? undefined : named;
    },
    hasCode: (code: string): boolean => byCode.has(code.trim()),
    /** The colleges that a name may mean, the likeliest first. */
    propose: (written: string, code = ''): CollegeProposal[] => {
      const { coded, name } = codedAndNamed(written.slice(0, mostCharacters), code);
      resembling ??= createResemblance(
        places.map(({ college, name: known }) => ({ value: college, name: known })),
      );
      return proposalsOf(beginning(name), coded, resembling(keyOf(name)));
    },
  };
};

export type CollegeNames = ReturnType<typeof createCollegeNames>;
