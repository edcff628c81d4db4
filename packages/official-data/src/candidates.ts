import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Institute, NameDecision } from './institutes.ts';
import type { PgInstitute } from './pgInstitutes.ts';
import { lettersOf, plainKey } from './plainKey.ts';
import { streamOf, streams, type Stream } from './streams.ts';

/** An institute of the official lists, of either counselling. */
export type ListedInstitute = Institute | PgInstitute;

/** A college of a dataset, which may be in no official list. */
export interface ListedCollege {
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
}

/** A college that a list can mean: of the dataset, of the official lists, or of both. */
export interface Candidate {
  readonly code: string;
  readonly name: string;
  readonly state: StateName;
  readonly stream: Stream;
  readonly institute: ListedInstitute | undefined;
  /** Keys of the cities it is said to be in. */
  readonly cities: ReadonlySet<string>;
  /** Keys of what its name says behind the first comma: a part of the city, the city. */
  readonly places: readonly string[];
}

/** One entry for each college of the dataset, and for each institute that the dataset lacks. */
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

/** A name of a college, as matching compares it. */
export interface NameForm {
  readonly candidate: Candidate;
  readonly key: string;
  readonly letters: string;
  /** Whether it names the college alone, or its city has to be said as well. */
  readonly isWhole: boolean;
}

const formsOfName = (candidate: Candidate, name: string): NameForm[] => {
  // A chain says where in a city its hospital is: many bear what is before the first comma.
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

/**
 * What was decided by hand about texts, the last time that it was: the college that is meant, or
 * null for none.
 */
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
