import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Institute, NameDecision } from './institutes.ts';
import type { PgInstitute } from './pgInstitutes.ts';
import { lettersOf, plainKey } from './plainKey.ts';
import { streamOf, streams, type Stream } from './streams.ts';

/** An institute in the official lists of either counselling. */
export type ListedInstitute = Institute | PgInstitute;

/** A college of a dataset, which official lists may lack. */
export interface ListedCollege {
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
}

/** A college that a list can mean: from the dataset, from the official lists, or from both. */
export interface Candidate {
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
  readonly stream: Stream;
  readonly institute: ListedInstitute | undefined;
  /** Keys of the cities that sources place the college in. */
  readonly cities: ReadonlySet<string>;
  /** Keys of the parts of its name after the first comma: a district of the city, the city. */
  readonly places: readonly string[];
}

/** One entry for each college of the dataset, and one for each institute that the dataset lacks. */
export const candidatesOf = (
  colleges: readonly ListedCollege[],
  institutes: readonly ListedInstitute[],
): readonly Candidate[] => {
  const byCode = new Map(institutes.map((institute) => [institute.code, institute]));
  const known = new Set(colleges.map(({ code }) => code));
  const missing = institutes.filter(({ code }) => !known.has(code));
  const candidate = (
    { code, name, state }: ListedCollege | ListedInstitute,
    institute: ListedInstitute | undefined,
  ): Candidate => ({
    code,
    name,
    state,
    stream: institute?.stream ?? streamOf(name),
    institute,
    cities: new Set([cityKeyOf(name), ...(institute?.city ? [plainKey(institute.city)] : [])]),
    places: name.split(',').slice(1).map(plainKey),
  });
  return [
    ...colleges.map((college) => candidate(college, byCode.get(college.code))),
    ...missing.map((institute) => candidate(institute, institute)),
  ];
};

const cityKeyOf = (name: string): string => plainKey(name.slice(name.lastIndexOf(',') + 1));

/** A college's name in the form that matching compares. */
export interface NameForm {
  readonly candidate: Candidate;
  readonly key: string;
  readonly letters: string;
  /** Whether the name identifies the college by itself, without its city. */
  readonly isWhole: boolean;
}

const formsOfName = (candidate: Candidate, name: string): NameForm[] => {
  // A chain adds its hospital's place after the first comma, so many share what comes before.
  const ends = [
    name.lastIndexOf(','),
    ...(candidate.stream === 'hospital' ? [name.indexOf(',')] : []),
  ];
  const commas = new Set(ends.filter((at) => at !== -1));
  const form = (written: string, isWhole: boolean): NameForm => ({
    candidate,
    key: plainKey(written),
    letters: lettersOf(written),
    isWhole,
  });
  return [form(name, true), ...Array.from(commas, (at) => form(name.slice(0, at), false))];
};

export const formsOf = (candidate: Candidate): NameForm[] =>
  [
    ...new Set([
      candidate.name,
      ...(candidate.institute
        ? [candidate.institute.name, ...(candidate.institute.formerNames ?? [])]
        : []),
    ]),
  ].flatMap((name) => formsOfName(candidate, name));

const streamed = (stream: Stream, key: string): string => `${stream} ${key}`;

/** The latest decision by hand about each text: the college it means, or null for none. */
export const createDecided = (
  decisions: readonly NameDecision[],
  candidates: readonly Candidate[],
) => {
  const known = new Map(
    candidates.flatMap((candidate) =>
      [candidate.code, candidate.institute?.id].map((id) => [id, candidate] as const),
    ),
  );
  const decided = new Map<string, Candidate | null>();
  for (const { written, institute } of decisions) {
    const key = plainKey(written);
    const candidate = institute === null ? null : known.get(institute);
    const meantBy = candidate ? [candidate.stream] : streams;
    if (candidate !== undefined)
      for (const stream of meantBy) decided.set(streamed(stream, key), candidate);
  }
  return (possible: readonly Stream[], key: string) =>
    possible
      .map((stream) => decided.get(streamed(stream, key)))
      .find((candidate) => candidate !== undefined);
};
