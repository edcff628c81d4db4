import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import type { SampleCollege } from './college.ts';
import { isNationalBoard } from './programmes.ts';

/** The quotas of a college: for first degrees, and for further ones. */
interface Doors {
  readonly first: readonly Quota[];
  readonly further: readonly Quota[];
}

const delhiUniversity: Doors = {
  first: [q.allIndia, q.du, q.duForces],
  further: [q.allIndia, q.du],
};
const ipUniversity: Doors = {
  first: [q.allIndia, q.ip, q.ipForces],
  further: [q.allIndia, q.ip],
};
const aligarh: Doors = { first: [q.open, q.amu, q.amuNri], further: [q.allIndia, q.amu] };
const banaras: Doors = { first: [q.open, q.foreign], further: [q.allIndia, q.bhu] };
const jipmer: Doors = { first: [q.open, q.puducherry], further: [q.open] };
const nationalImportance: Doors = { first: [q.open], further: [q.open] };
const jainTrust: Doors = {
  first: [q.open, q.jainMinority, q.management, q.nri],
  further: [q.open, q.jainMinority, q.management],
};
const muslimTrust: Doors = {
  first: [q.deemed, q.muslimMinority, q.nri, q.foreign],
  further: [q.management, q.muslimMinority, q.nri],
};

/** Colleges that admit otherwise than their kind does. */
const ownDoors: readonly (readonly [name: RegExp, doors: Doors])[] = [
  [/^AIIMS|, AIIMS |^PGIMER|^NIMHANS/, nationalImportance],
  [/^JIPMER/, jipmer],
  [
    /Jamia Millia/,
    {
      first: [q.open, q.jamia, q.muslim, q.muslimWomen, q.muslimObc, q.muslimSt, q.jamiaNri],
      further: [q.allIndia, q.jamia],
    },
  ],
  [/Aligarh Muslim University/, aligarh],
  [/Banaras Hindu University/, banaras],
  [/^Maulana Azad|^University College of Medical|^Lady Hardinge Medical/, delhiUniversity],
  [/Safdarjung|RML Hospital|^Dr\. Baba Saheb Ambedkar|Hindu Rao/, ipUniversity],
  [/^Army College of Medical/, { first: [q.ip, q.ipForces], further: [q.ip] }],
  [/^Armed Forces/, { first: [q.open], further: [q.armedForces] }],
  [/^Hamdard Institute|^Yenepoya/, muslimTrust],
  [/^Teerthanker Mahaveer|^SDM College/, jainTrust],
];

const kindDoors: Readonly<Record<SampleCollege['kind'], Doors>> = {
  central: { first: [q.allIndia], further: [q.allIndia] },
  government: { first: [q.allIndia], further: [q.allIndia] },
  'armed forces': { first: [q.open], further: [q.armedForces] },
  ESIC: { first: [q.allIndia, q.esi], further: [q.allIndia, q.esi] },
  deemed: { first: [q.deemed, q.nri], further: [q.management, q.nri] },
  private: { first: [q.open, q.management, q.nri], further: [q.open, q.management] },
};

const nursingQuotas = ({ kind, state }: SampleCollege): readonly Quota[] => {
  switch (kind) {
    case 'ESIC':
      return [q.nursing, q.nursingEsi];
    case 'central':
    case 'government':
      if (state === 'Delhi') return [q.nursing, q.nursingDelhi, q.nursingForces];
      return kind === 'central' ? [q.nursing] : [q.open];
    case 'deemed':
      return [q.deemed];
    case 'private':
    case 'armed forces':
      return [q.open, q.management];
  }
};

/** The quotas a programme is filled by at a college, as a rule. */
export const usualQuotas = (college: SampleCollege, programme: string): readonly Quota[] => {
  if (isNationalBoard(programme)) return [q.dnb];
  if (programme === 'B.Sc Nursing') return nursingQuotas(college);
  const { first, further } =
    ownDoors.find(([name]) => name.test(college.name))?.[1] ?? kindDoors[college.kind];
  return examOfProgramme(programme) === 'UG' ? first : further;
};

/** Quotas that a large matrix may add, where a college takes more than it usually does. */
export const rarerQuotas = (college: SampleCollege, programme: string): readonly Quota[] => {
  const usual = usualQuotas(college, programme);
  const possible = isNationalBoard(programme)
    ? [q.dnb, q.management, q.armedForces]
    : [q.allIndia, q.open, q.nri, q.foreign, q.management, q.muslimMinority];
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
  if (college.kind === 'private')
    return quota === q.dnb || quota === q.jainMinority || quota === q.ip || quota === q.ipForces;
  if (programme === 'B.Sc Nursing') return quota !== q.open;
  return !(quota === q.open && examOfProgramme(programme) !== 'UG');
};
