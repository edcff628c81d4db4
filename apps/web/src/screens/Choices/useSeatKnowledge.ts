import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import type { Choice, SeatOutlook } from '@seatwise/flows/choices';
import { seatKey, seatOfKey } from '@seatwise/flows/choices';
import type { ApplicantProfile } from '@seatwise/flows/eligibility';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';

/** What warnings and rows are told by: the chances of the seats, and the student's own answers. */
export interface SeatKnowledge {
  readonly outlooks: ReadonlyMap<string, SeatOutlook>;
  readonly profile: ApplicantProfile;
}

const noOutlooks: SeatKnowledge['outlooks'] = new Map();
const noAnswers: ApplicantProfile = {};

/** Asks the server about the seats that are not known yet; what it does not answer stays unknown. */
export const useSeatKnowledge = (entries: readonly Choice[]): SeatKnowledge => {
  const { api } = useServices();
  const [outlooks, setOutlooks] = useState(noOutlooks);
  const [profile, setProfile] = useState<ApplicantProfile | null>(null);

  useEffect(() => {
    const { signal, abort } = abortable();
    api
      .area(applicant)
      .readApplicant({}, { signal })
      .then(
        (answer) => setProfile(answer.profile ?? noAnswers),
        () => signal.aborted || setProfile(noAnswers),
      );
    return abort;
  }, [api]);

  const asked = entries
    .map(seatKey)
    .filter((key) => !outlooks.has(key))
    .toSorted()
    .join('\n');
  useEffect(() => {
    if (asked === '' || profile === null) return undefined;
    const { signal, abort } = abortable();
    const seats = asked.split('\n').map(seatOfKey);
    const { category, pwd } = profile;
    api
      .area(choices)
      .readSeatOutlooks(
        { seats, ...(category && { category }), ...(pwd && { subCategory: 'PwD' as const }) },
        { signal },
      )
      .then(
        (rows) =>
          setOutlooks(
            (known) => new Map([...known, ...rows.map((row) => [seatKey(row), row] as const)]),
          ),
        () => undefined,
      );
    return abort;
  }, [api, asked, profile]);

  return { outlooks, profile: profile ?? noAnswers };
};

const abortable = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
