import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { ApplicantProfile } from '../eligibility/index.ts';

/** The documents that candidates bring to reporting, each by the name of its text. */
const documents = [
  'admit-card',
  'rank-letter',
  'birth',
  'class-12',
  'identity',
  'photos',
  'allotment-letter',
  'degree',
  'internship',
  'registration',
  'obc',
  'caste',
  'ews',
  'disability',
  'nri',
  'esi',
  'armed-forces',
  'minority',
] as const;
type DocumentName = (typeof documents)[number];

type Rule = (exam: Exam, profile: ApplicantProfile) => boolean;

const isFurther: Rule = (exam) => exam !== 'UG';

/** The condition of each document that not every candidate needs. */
const rules: Partial<Record<DocumentName, Rule>> = {
  'class-12': (exam) => exam === 'UG',
  degree: isFurther,
  internship: isFurther,
  registration: isFurther,
  obc: (_, { category }) => category === 'OBC',
  caste: (_, { category }) => category === 'SC' || category === 'ST',
  ews: (_, { category }) => category === 'EWS',
  disability: (_, { pwd }) => pwd === true,
  nri: (_, { nri, nationality }) => nri === true || (nationality ?? 'Indian') !== 'Indian',
  esi: (_, { esi }) => esi === true,
  'armed-forces': (_, { armedForces }) => armedForces === true,
  minority: (_, { minority }) => minority !== undefined && minority !== 'none',
};

/** The documents that an exam and the student's answers require; an open question adds none. */
export const documentsFor = (exam: Exam, profile: ApplicantProfile): readonly DocumentName[] =>
  documents.filter((name) => rules[name]?.(exam, profile) ?? true);
