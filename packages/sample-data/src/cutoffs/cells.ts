import type { SampleCollege } from '../college.ts';
import { usualOffers } from '../offers.ts';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { Quota } from '@seatwise/api-client/contract/constants/quotas';
import { centrallyFilled } from '../quotas.ts';
import type { SampleCell } from './sampleCell.ts';
import { marketOf } from './markets.ts';
import { marketCells } from './marketCells.ts';

interface Group {
  readonly programme: string;
  readonly quota: Quota;
  readonly colleges: SampleCollege[];
}

/** Colleges by what they compete with each other for. */
const groupsOf = (colleges: readonly SampleCollege[]): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const college of colleges)
    for (const { programme, quota } of usualOffers(college)) {
      if (!centrallyFilled(college, programme, quota)) continue;
      const key = `${programme} ${quota}`;
      const group = groups.get(key);
      if (group) group.colleges.push(college);
      else groups.set(key, { programme, quota, colleges: [college] });
    }
  return [...groups.values()];
};

/** The cut-offs of every seat that the central counselling fills. */
export const createCells = (colleges: readonly SampleCollege[]): readonly SampleCell[] =>
  groupsOf(colleges).flatMap(({ programme, quota, colleges: competing }) => {
    const market = marketOf(programme, quota);
    if (!market) throw new Error(`No cut-offs are known for ${programme}, ${quota}`);
    const exam = examOfProgramme(programme);
    return marketCells({ exam, subject: programme, quota, market, colleges: competing });
  });
