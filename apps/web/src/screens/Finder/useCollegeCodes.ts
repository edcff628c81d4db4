import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../services/services.ts';
import { collegeCodesOf, type CollegeCodes } from './collegeCodes.ts';

/** The codes of the colleges, loaded once the seats are there; empty until then. */
export const useCollegeCodes = (areSeatsLoaded: boolean): CollegeCodes => {
  const codes = collegeCodesOf(useServices());
  useEffect(() => {
    if (areSeatsLoaded) void codes.load();
  }, [codes, areSeatsLoaded]);
  return useSyncExternalStore(codes.subscribe, codes.state);
};
