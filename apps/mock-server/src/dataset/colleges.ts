import {
  collegeKinds,
  streams,
  type SampleCollege,
  type CollegeKind,
  type Stream,
} from './college.ts';
import { dental } from './names/dental.ts';
import { hospitals } from './names/hospitals.ts';
import { inventedNames } from './names/inventedNames.ts';
import { medicalEast } from './names/medicalEast.ts';
import { medicalNorth } from './names/medicalNorth.ts';
import { medicalSouth } from './names/medicalSouth.ts';
import { medicalWest } from './names/medicalWest.ts';
import { nursing } from './names/nursing.ts';
import { namesIn, type RealNames } from './names/realNames.ts';
import { stateNames, states, type StateName } from './names/states.ts';
import { programmesOf } from './programmes.ts';
import { createRandom } from './random.ts';
import { standingOf } from './standing.ts';

const realNames: Readonly<Record<Stream, RealNames>> = {
  medical: { ...medicalNorth, ...medicalSouth, ...medicalWest, ...medicalEast },
  dental,
  nursing,
  hospital: hospitals,
};

const namesOf = (stream: Stream, state: StateName, kind: CollegeKind): readonly string[] => {
  const real = namesIn(realNames[stream][state]?.[kind]);
  const privately = kind === 'private' && (stream === 'medical' || stream === 'dental');
  return privately ? [...real, ...inventedNames(state, stream)] : real;
};

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
    const names = namesOf(stream, state, kind);
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
