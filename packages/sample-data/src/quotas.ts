import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import { collegeKinds } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import table from '../data/quotas.json' with { type: 'json' };
import type { SampleCollege } from './college.ts';
import { isNationalBoard } from './programmes.ts';

const quotaList = z.array(z.enum(Object.values(q)));
/** The quotas of a college: for first degrees, and for further ones. */
const degrees = { first: quotaList, further: quotaList };

/** The quotas by kind, and those of colleges, by a pattern of names, that differ from their kind. */
const { byKind, byCollege, ipFilledByMcc } = z.parse(
  z.strictObject({
    /** IP University fills its quota at its other colleges by a counselling of its own. */
    ipFilledByMcc: z.string(),
    byKind: z.record(z.enum(collegeKinds), z.strictObject(degrees)),
    byCollege: z.array(z.strictObject({ colleges: z.string(), ...degrees })),
  }),
  table,
);
const ipColleges = new RegExp(ipFilledByMcc);
const exceptions = byCollege.map(({ colleges, ...quotas }) => ({
  pattern: new RegExp(colleges),
  quotas,
}));

const nursingQuotas = ({ kind, state }: SampleCollege): readonly Quota[] => {
  switch (kind) {
    case 'ESIC':
      return [q.nursing, q.nursingEsi];
    case 'central':
    case 'government':
      if (state === 'Delhi') return [q.nursing, q.nursingDelhi, q.nursingForces];
      return kind === 'central' ? [q.nursing] : [q.state];
    case 'deemed':
      return [q.deemed];
    case 'private':
    case 'armed forces':
      return [q.state, q.management];
  }
};

/** The quotas a programme is filled by at a college, as a rule. */
export const usualQuotas = (college: SampleCollege, programme: string): readonly Quota[] => {
  if (isNationalBoard(programme)) return [q.dnb];
  if (programme === 'B.Sc Nursing') return nursingQuotas(college);
  const { first, further } =
    exceptions.find(({ pattern }) => pattern.test(college.name))?.quotas ?? byKind[college.kind];
  return examOfProgramme(programme) === 'UG' ? first : further;
};

/** Quotas that a large matrix may add, where a college takes more than it usually does. */
export const rarerQuotas = (college: SampleCollege, programme: string): readonly Quota[] => {
  const usual = usualQuotas(college, programme);
  const open = college.kind === 'private' ? q.state : q.open;
  const possible = isNationalBoard(programme)
    ? [q.dnb, q.management, q.armedForces]
    : [q.allIndia, open, q.nri, q.foreign, q.management, q.muslimMinority];
  return possible.filter((quota) => !usual.includes(quota));
};

/**
 * Whether the central counselling, whose closing ranks we know, fills these seats. States fill the
 * private colleges; institutes of national importance take postgraduates by an entrance of theirs.
 */
export const centrallyFilled = (
  college: SampleCollege,
  programme: string,
  quota: Quota,
): boolean => {
  if (quota === q.ip || quota === q.ipForces) return ipColleges.test(college.name);
  if (college.kind === 'private') return quota === q.dnb || quota === q.jainMinority;
  if (programme === 'B.Sc Nursing') return quota !== q.state;
  return !(quota === q.open && examOfProgramme(programme) !== 'UG');
};
