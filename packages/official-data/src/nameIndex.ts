import { createDecided, formsOf, type Candidate, type NameForm } from './candidates.ts';
import type { NameDecision } from './institutes.ts';
import { lettersOf } from './plainKey.ts';
import { withoutState } from './states.ts';
import { allows, saysPlace, type WrittenText } from './writtenText.ts';

/** MCC's lists of 2019 to 2021 cut names here. */
const cutAfter = 50;

/** What makes another college of a name, or a part of one elsewhere: `Rural`, `Campus II`. */
const otherCollege =
  /^(?:RI|RURAL|URBAN|EAST|WEST|NORTH|SOUTH|I{2,3}|(?:RURAL|URBAN|NEW|SECOND)?(?:CAMPUS|WING|BRANCH|UNIT)(?:I{1,3}|IV|V|\d)?)$/;

/** A part of an address, between a name and its city, that is no street. */
const body = /COLLEGE|INSTITUT|HOSPITAL|UNIVERSITY|CAMPUS|ESTATE|EAST|WEST|RURAL/i;

const distinct = (forms: readonly NameForm[]): Candidate[] => [
  ...new Set(forms.map(({ candidate }) => candidate)),
];

const only = <T>(some: readonly T[]): T | undefined => (some.length === 1 ? some[0] : undefined);

/** Whether an address ends in the city of a hospital, and says the part of it that the name does. */
const isAt = (behind: readonly string[], { places }: Candidate): boolean => {
  const city = places.at(-1);
  const last = behind.map(withoutState).findLast((key) => key !== '');
  return (
    city !== undefined &&
    last?.endsWith(city) === true &&
    places.every((place) => behind.some((key) => key.includes(place)))
  );
};

/** What a text can mean, once its first parts are taken for the name. */
export interface Named {
  /** By a decision. */
  readonly decided: Candidate | undefined;
  /** Whether no college is meant: by a decision, or as the one of that name is elsewhere. */
  readonly isNone: boolean;
  /** By a name with its city. */
  readonly whole: Candidate | undefined;
  /** By a name without its city, which the text says behind it. */
  readonly placed: Candidate | undefined;
  /** By any of their names, wherever they are. */
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

  /** Whether the address begins with another city, or with what makes another college. */
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

  /** Whether the city of a college follows a name that others bear too. */
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
    /** What the first `end` parts of a text name. */
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
      // A decision for one of several colleges, `ESIC Dental College`, holds without an address.
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
    /** The colleges whose names begin with a name that a list has cut. */
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
