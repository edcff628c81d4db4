import { officialColleges, type CutoffCell } from '../../reference/referenceData.ts';
import { cutoffCells } from './kinds/cutoffCells.ts';
import type { CutoffRow } from './kinds/cutoffRow.ts';
import { loadOfficialLists, type OfficialList } from './officialLists.ts';
import { createSlices } from './timeSlices.ts';

/** The closing ranks by seat, from the official lists that pass a predicate. */
export const officialCells = async (
  counts: (details: OfficialList['details']) => boolean = () => true,
): Promise<readonly CutoffCell[]> => {
  const lists = [...(await loadOfficialLists()).values()].filter(
    ({ details }) => details.kind === 'cutoffs' && counts(details),
  );
  return cutoffCells(
    officialColleges,
    lists.map(({ details, rows }) => ({
      details,
      rows: rows() as readonly CutoffRow[],
      publishedAt: 0,
    })),
    createSlices(),
  );
};
