import type { SampleCollege, Stream } from './college.ts';
import type { Random } from './random.ts';
import { specialities, type Speciality } from './specialities.ts';

/** Awarded by the National Board of Examinations instead of a university. */
export const isNationalBoard = (programme: string): boolean =>
  programme.startsWith('DNB ') || programme.startsWith('NBEMS ');

const { university, nationalBoard, diplomas, dental } = specialities;
const fellowships: readonly Speciality[] = [...nationalBoard, ...diplomas];

const namesOf = (range: readonly Speciality[]): readonly string[] => range.map(({ name }) => name);

/** Everything that a college of the stream could run. */
export const possibleProgrammes: Readonly<Record<Stream, readonly string[]>> = {
  medical: ['MBBS', ...namesOf(university), ...namesOf(fellowships), 'B.Sc Nursing'],
  dental: ['BDS', ...namesOf(dental)],
  nursing: ['B.Sc Nursing'],
  hospital: namesOf(fellowships),
};

type Profile = Omit<SampleCollege, 'programmes' | 'code'>;

/** Institutes for postgraduates alone. */
const postgraduateOnly = /^(PGIMER|NIMHANS|Nizam's|Centre for Dental Education)/;

/** Single-speciality hospitals and the fellowships they train for. */
const focuses: readonly (readonly [name: RegExp, programme: RegExp])[] = [
  [/Eye|Nethralaya/, /Ophthalmology/],
  [/Cancer/, /Radiation|Anaesth|Radio-Diagnosis|Pathology|Palliative/],
  [/Ganga Hospital/, /Orthopaedics|Anaesth|Radio-Diagnosis|Emergency/],
  [/NIMHANS/, /Psychiatry/],
];

const fits = ({ name }: Profile, programme: string): boolean =>
  focuses.every(([focused, suits]) => !focused.test(name) || suits.test(programme));

/** How much of the usual range of postgraduate training a college offers. */
const breadth = ({ kind, standing, since }: Profile): number => {
  if (since > 2021) return 0;
  switch (kind) {
    case 'central':
      return 0.95;
    case 'private':
      return 0.45;
    case 'deemed':
      return 0.75;
    case 'government':
    case 'ESIC':
    case 'armed forces':
      return 1.1 - 1.15 * standing;
  }
};

const chosen = (
  profile: Profile,
  range: readonly Speciality[],
  reach: number,
  random: Random,
): readonly string[] => {
  if (reach <= 0) return [];
  const [commonest, ...others] = range.filter(({ name }) => fits(profile, name));
  return namesOf([commonest!, ...others.filter(({ common }) => random.chance(common * reach))]);
};

/** Most private colleges, the sought-after ones apart, teach undergraduates alone. */
const teachesPostgraduates = ({ kind, standing }: Profile, random: Random): boolean =>
  kind !== 'private' || random.chance(1 - 1.6 * standing);

const withFirstDegree = (profile: Profile, degree: string, postgraduate: readonly string[]) =>
  postgraduateOnly.test(profile.name) ? postgraduate : [degree, ...postgraduate];

export const programmesOf = (profile: Profile, random: Random): readonly string[] => {
  switch (profile.stream) {
    case 'medical': {
      const reach = teachesPostgraduates(profile, random) ? breadth(profile) : 0;
      return withFirstDegree(profile, 'MBBS', chosen(profile, university, reach, random));
    }
    case 'dental': {
      const reach = teachesPostgraduates(profile, random) ? 1 : 0;
      return withFirstDegree(profile, 'BDS', chosen(profile, dental, reach, random));
    }
    case 'nursing':
      return ['B.Sc Nursing'];
    case 'hospital':
      return chosen(profile, fellowships, 1, random);
  }
};
