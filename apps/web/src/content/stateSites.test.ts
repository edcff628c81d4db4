import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import {
  defaultOfficialSites,
  linkFinding,
} from '@seatwise/api-client/contract/constants/officialSites';
import { expect, it } from 'vitest';
import { stateSites } from './stateSites.ts';

it.each(Object.entries(stateSites))(
  'BEY-PRD-18 %s leads to an authority, with the year of the report: %o',
  (state, found) => {
    expect(stateNames).toContain(state);
    expect(linkFinding(found!.site, defaultOfficialSites)).toBe('official');
    expect(found!.reported).toBeGreaterThan(2020);
  },
);
