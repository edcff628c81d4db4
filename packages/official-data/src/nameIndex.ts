import { createDecided, formsOf, type Candidate, type NameForm } from './candidates.ts';
import type { NameDecision } from './institutes.ts';
import { lettersOf } from './plainKey.ts';
import { withoutState } from './states.ts';
import { allows, saysPlace, type WrittenText } from './writtenText.ts';

/** MCC's lists of 2019 to 2021 cut names at this length. */
const cutAfter = 50;

/** Additions that name a different college, or a branch elsewhere: `Rural`, `Campus II`. */
const otherCollege =
  /^(?:RI|RURAL|URBAN|EAST|WEST|NORTH|SOUTH|I{2,3}|(?:RURAL|URBAN|NEW|SECOND)?(?:CAMPUS|WING|BRANCH|UNIT)(?:I{1,3}|IV|V|\d)?)$/;

/** A part of an address, between a name and its city, that is another institution or place. */
const body = /COLLEGE|INSTITUT|HOSPITAL|UNIVERSITY|CAMPUS|ESTATE|EAST|WEST|RURAL/i;

const distinct = (forms: readonly NameForm[]): Candidate[] => [
  ...new Set(forms.map(({ candidate }) => candidate)),
];

const only = <T>(some: readonly T[]): T | undefined => (some.length === 1 ? some[0] : undefined);

/** Whether an address ends in the hospital's city and contains the district that is in its name. */
const isAt = (behind: readonly string[], { places }: Candidate): boolean => {
  const city = places.at(-1);
  const last = behind.map(withoutState).findLast((key) => key !== '');
  return (
    city !== undefined &&
    last?.endsWith(city) === true &&
    places.every((place) => behind.some((key) => key.includes(place)))
  );
};

/** The possible meanings of a text whose first parts are taken as the name. */
export interface Named {
  /** The college by a decision. */
  readonly decided: Candidate | undefined;
  /** Whether the text means no college: by a decision, or because its college is elsewhere. */
  readonly isNone: boolean;
  /** The college whose name with its city matches. */
  readonly whole: Candidate | undefined;
  /** The college whose name without its city matches, with the city following in the text. */
  readonly placed: Candidate | undefined;
  /** All colleges with this name, wherever they are. */
  readonly alike: readonly Candidate[];
}

export const createNameIndex = (
  candidates: readonly Candidate[],
  decisions: readonly NameDecision[],
) => {
  const forms = candidates.flatMap(formsOf);
  const byKey = Map.groupBy(forms, ({ key }) => key);
  const complete = new Set(forms.map(({ letters }) => letters));
  const decided = createDecided(decisions, candidates);
  const cities = new Set(candidates.flatMap((candidate) => [...candidate.cities]));

  /** Whether the address begins with another city, or makes the name a different college's. */
  const isElsewhere = (behind: readonly string[], { cities: own }: Candidate): boolean => {
    const [first] = behind;
    if (first === undefined) return false;
    const afterCity = [...own].map((city) =>
      first.startsWith(city) ? first.slice(city.length) : '',
    );
    if ([first, ...afterCity].some((rest) => rest !== '' && otherCollege.test(rest))) return true;
    const saysOwn = behind.some((key) => [...own].some((city) => key.includes(city)));
    return cities.has(first) && !saysOwn;
  };

  /** Whether the college's city follows a name that several colleges share. */
  const isHere = (text: WrittenText, end: number, candidate: Candidate): boolean => {
    if (candidate.stream === 'hospital') return isAt(text.keys.slice(end), candidate);
    const own = candidate.cities;
    const at = text.keys.findIndex(
      (key, index) => index >= end && (own.has(key) || own.has(withoutState(key))),
    );
    return (
      at !== -1 &&
      !text.parts.slice(end, at).some((part) => body.test(part)) &&
      !text.keys.slice(end, at).some((key) => cities.has(key))
    );
  };

  return {
    forms,
    /** The meanings of the first `end` parts of a text. */
    named: (text: WrittenText, end: number): Named => {
      const key = text.keys.slice(0, end).join('');
      const behind = text.keys.slice(end);
      const isMeant = (candidate: Candidate) =>
        allows(text, candidate) && !isElsewhere(behind, candidate);
      const ofStream = (byKey.get(key) ?? byKey.get(withoutState(key)) ?? []).filter(
        ({ candidate }) => text.streams.includes(candidate.stream),
      );
      const isShared = distinct(ofStream).length > 1;
      const meant = ofStream.filter(({ candidate }) => isMeant(candidate));
      const isPlaced = (candidate: Candidate) => behind.length === 0 || saysPlace(text, candidate);
      const decision = decided(text.streams, key);
      // A decision for one of several, such as `ESIC Dental College`, applies without an address.
      const isDecided =
        behind.length === 0 || (decision && isMeant(decision) && (!isShared || isPlaced(decision)));
      return {
        decided: isDecided ? (decision ?? undefined) : undefined,
        isNone:
          decision === null || (meant.length === 0 && ofStream.some(({ isWhole }) => isWhole)),
        whole: only(distinct(meant.filter(({ isWhole }) => isWhole))),
        placed: only(
          distinct(meant).filter((candidate) =>
            isShared ? isHere(text, end, candidate) : isPlaced(candidate),
          ),
        ),
        alike: distinct(meant),
      };
    },
    /** The only college whose name begins with a name that a list has cut. */
    cut: (text: WrittenText): Candidate | undefined => {
      for (const index of text.parts.keys()) {
        const name = text.parts.slice(0, index + 1).join(', ');
        if (Math.abs(name.length - cutAfter) > 1) continue;
        const letters = lettersOf(name);
        if (complete.has(letters)) continue;
        const behind = text.keys.slice(index + 1);
        const longer = forms.filter((form) => form.isWhole && form.letters.startsWith(letters));
        return only(
          distinct(longer).filter(
            (candidate) => allows(text, candidate) && !isElsewhere(behind, candidate),
          ),
        );
      }
      return undefined;
    },
  };
};

export type NameIndex = ReturnType<typeof createNameIndex>;
