import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds, type CollegeKind } from '@seatwise/api-client/contract/prediction';
import { streams, type SampleCollege } from './college.ts';
import { collegeNames, states } from './names.ts';
import { programmesOf } from './programmes.ts';
import { createRandom } from './random.ts';
import { standingOf } from './standing.ts';

/** The tail of a long list of government colleges opened only lately. */
const openingYear = (kind: CollegeKind, index: number, listed: number): number => {
  const recent =
    kind === 'government' && listed >= 12 ? Math.floor((index / listed - 0.7) * 15) : 0;
  return 2021 + Math.min(3, Math.max(0, recent));
};

/** Every college of the reference data, by stream, state and kind; always the same. */
export const createColleges = (): readonly SampleCollege[] => {
  const codes = createRandom('codes');
  let code = 200_100;
  const combinations = streams.flatMap((stream) =>
    stateNames.flatMap((state) => collegeKinds.map((kind) => ({ stream, state, kind }))),
  );
  return combinations.flatMap(({ stream, state, kind }) => {
    const names = collegeNames(stream, state, kind);
    return names.map((name, index) => {
      code += 1 + Math.floor(codes.next() * 8);
      const random = createRandom(name);
      const { remoteness } = states[state];
      const since = openingYear(kind, index, names.length);
      const standing = standingOf({ name, kind, index, remoteness }, random);
      const profile = { name, state, kind, stream, standing, since };
      const programmes = programmesOf(profile, random);
      return { code: String(code), name, state, kind, stream, standing, since, programmes };
    });
  });
};
