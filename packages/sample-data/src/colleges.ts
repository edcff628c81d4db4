import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds, type CollegeKind } from '@seatwise/api-client/contract/prediction';
import { institutes } from '@seatwise/official-data';
import { streams, type SampleCollege } from './college.ts';
import { collegeNames, states } from './names.ts';
import { officialInstead } from './officialInstead.ts';
import { programmesOf } from './programmes.ts';
import { createRandom } from './random.ts';
import { standingOf } from './standing.ts';

const firstOpening = 2021;
/** A college that opened then has no postgraduates yet. */
const lastOpening = 2024;

/** The tail of a long list of government colleges opened only lately. */
const openingYear = (kind: CollegeKind, index: number, listed: number): number => {
  const recent =
    kind === 'government' && listed >= 12 ? Math.floor((index / listed - 0.7) * 15) : 0;
  return Math.min(lastOpening, firstOpening + Math.max(0, recent));
};

const officialCodes = new Map(institutes.map(({ name, code }) => [name, code]));

/** No list of MCC has codes from here on. */
const firstInventedCode = 300_100;

/** Every college of the reference data, by stream, state and kind; always the same. */
export const createColleges = (): readonly SampleCollege[] => {
  const codes = createRandom('codes');
  let invented = firstInventedCode;
  const combinations = streams.flatMap((stream) =>
    stateNames.flatMap((state) => collegeKinds.map((kind) => ({ stream, state, kind }))),
  );
  return combinations.flatMap(({ stream, state, kind }) => {
    const names = collegeNames(stream, state, kind);
    return names.map((listed, index) => {
      invented += 1 + Math.floor(codes.next() * 8);
      const official = officialInstead[listed];
      const place = official ?? { name: listed, state, kind, stream };
      const random = createRandom(place.name);
      const { remoteness } = states[place.state];
      const since = official ? lastOpening : openingYear(kind, index, names.length);
      const standing = standingOf({ ...place, index, remoteness }, random);
      const programmes = programmesOf({ ...place, standing, since }, random);
      const code = officialCodes.get(place.name) ?? String(invented);
      return Object.assign({ code }, place, { standing, since, programmes });
    });
  });
};
