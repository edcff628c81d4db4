import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import type { ApplicantProfile } from '@seatwise/flows/eligibility';
import { isStaffRole } from '@seatwise/flows/session';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services/services.ts';

interface Season {
  /** Null until the questions were answered. */
  readonly profile: ApplicantProfile | null;
  readonly lists: readonly { readonly lockedAt?: string | null | undefined }[];
}

/** Where the student stands; undefined until it is known, for staff, and where a backend keeps none of it. */
export const useSeason = (): Season | undefined => {
  const { api, session } = useServices();
  const [season, setSeason] = useState<Season>();
  const isStaff = isStaffRole(session.user()?.role);
  useEffect(() => {
    if (isStaff) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([
      api.area(applicant).readApplicant(undefined, { signal }),
      api.area(choices).listChoiceLists(undefined, { signal }),
    ]).then(
      ([{ profile }, lists]) => setSeason({ profile, lists }),
      () => undefined,
    );
    return () => controller.abort();
  }, [api, isStaff]);
  return season;
};
