import type { College } from '../../reference/referenceData.ts';
import { stateOf } from '@seatwise/official-data';

export type NamedCollege = Pick<College, 'code' | 'name' | 'state'>;
type Plain = (text: string) => string;

/** A college's name, which ends in its city. */
export interface Place {
  readonly college: NamedCollege;
  readonly name: string;
  /** The name without its city. */
  readonly head: string | undefined;
  readonly city: string | undefined;
}

export const placeOf = (college: NamedCollege, plain: Plain): Place => {
  const { name } = college;
  const comma = name.lastIndexOf(',');
  const [head, city] =
    comma === -1 ? [] : [plain(name.slice(0, comma)), plain(name.slice(comma + 1))];
  return { college, name: plain(name), head, city };
};

/** A text between its commas: a name, and often the address behind it. */
interface Written {
  /** Without PINs, and without the state behind a city. */
  readonly parts: readonly string[];
  readonly states: ReadonlySet<string>;
  /** Whether it ends as addresses do: in a state or a PIN. */
  readonly isAddress: boolean;
}

/** `440003`, `440 003` */
const pinAtEnd = /(?:^| )\d{3} ?\d{3}$/;

/** Cuts a state off the end of a part; a city may be called like one (New Delhi). */
const stateAtEnd = (
  part: string,
  cities: ReadonlySet<string>,
): readonly [place: string, state: string | undefined] => {
  if (cities.has(part)) return [part, stateOf(part)];
  const words = part.split(' ');
  const from = words.findIndex((_, index) => stateOf(words.slice(index).join(' ')));
  return from === -1
    ? [part, undefined]
    : [words.slice(0, from).join(' '), stateOf(words.slice(from).join(' '))];
};

export const partsOf = (text: string, cities: ReadonlySet<string>, plain: Plain): Written => {
  const states = new Set<string>();
  const parts: string[] = [];
  let isAddress = false;
  for (const written of text.split(/[,;]/).map(plain)) {
    if (written === '') continue;
    const part = written.replace(pinAtEnd, '');
    const [place, state] = stateAtEnd(part, cities);
    isAddress = state !== undefined || part !== written;
    if (state) states.add(state);
    if (place !== '') parts.push(place);
  }
  return { parts, states, isAddress };
};

/** The names of other bodies, and of places that a college may have beside its main one. */
const body =
  /\b(?:COLLEGES?|INSTITUT(?:E|ION)|HOSPITALS?|UNIVERSITY|SCHOOL|FACULTY|ACADEMY|CENT(?:RE|ER)|RURAL|URBAN|CAMPUS|WING|BRANCH|UNIT)(?: (?:OF|FOR|AND|CAMPUS|WING) .+| [0-9A-Z]{1,3})?$/;
const landmark = /^(?:NEAR|OPP|OPPOSITE|BEHIND|BESIDE|NEXT TO|CO) /;
const street = / (?:ROAD|RD|MARG|STREET|ST|POST|PO)$/;

/** Whether a part of an address is of something else than the college. */
const isElsewhere = (
  part: string,
  { college, name, head, city }: Place,
  cities: ReadonlySet<string>,
): boolean => {
  // Some cities are called like their states.
  if (part === city || stateOf(part) === college.state) return false;
  // Many lists repeat the name.
  if (part === name || part === head) return false;
  if (cities.has(part)) return true;
  if (landmark.test(part) || street.test(part)) return false;
  // `Nagpur East`; a zone, such as `Pune 30`, is the city itself.
  const isPartOfCity = part.startsWith(`${city} `) && !/ \d+$/.test(part);
  return isPartOfCity || body.test(part);
};

/** Whether the text behind a name can be the college's address: of no other state, city or body. */
export const isAddressOf = (
  place: Place,
  { parts, states }: Pick<Written, 'parts' | 'states'>,
  cities: ReadonlySet<string>,
): boolean =>
  [...states].every((state) => state === place.college.state) &&
  !parts.some((part) => isElsewhere(part, place, cities));
