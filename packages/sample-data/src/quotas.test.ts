import { quotas as q } from '@seatwise/api-client/contract/constants/quotas';
import { expect, it } from 'vitest';
import { createColleges } from './colleges.ts';
import { createCells } from './cutoffs/cells.ts';

it('BEY-RUL-07 MCC fills the IP University Quota at VMMC and ABVIMS alone', () => {
  const ipCells = createCells(createColleges()).filter(
    ({ quota }) => quota === q.ip || quota === q.ipForces,
  );
  const names = new Set(ipCells.map(({ institute }) => institute));
  expect([...names].toSorted()).toEqual([
    expect.stringContaining('RML Hospital'),
    expect.stringContaining('Safdarjung'),
  ]);
});
