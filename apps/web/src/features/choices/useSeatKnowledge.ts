import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import type { Choice, SeatOutlook } from '@seatwise/flows/choices';
import { seatOfKey } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { applicantFrom, type Applicant } from '@seatwise/flows/eligibility';
import { isStaffRole } from '@seatwise/flows/session';
import { isNotOffered } from '@seatwise/flows/shared';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWhenOnline } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';
import { examOfUser } from '../../session/examOfUser.ts';
import { useUser } from '../../session/session.ts';

/** What warnings and rows go by: the chances of the seats, and the student's own answers. */
export interface SeatKnowledge {
  readonly outlooks: ReadonlyMap<string, SeatOutlook>;
  readonly profile: Applicant;
  /** The student has never answered the questions that the profile is made of. */
  readonly isProfileMissing: boolean;
  /** Asks again; undefined unless the chances could not be loaded. */
  readonly retry: (() => void) | undefined;
}

type Answer = Parameters<typeof applicantFrom>[0];

const noOutlooks: SeatKnowledge['outlooks'] = new Map();
const noAnswers: Answer = { profile: {} };

/** Asks the server about the seats that are not known yet; what it does not answer stays unknown. */
export const useSeatKnowledge = (entries: readonly Choice[]): SeatKnowledge => {
  const { api, session } = useServices();
  const user = useUser(session);
  const exam = examOfUser(user);
  const isStaff = isStaffRole(user?.role);
  const [outlooks, setOutlooks] = useState(noOutlooks);
  // Undefined until it is known.
  const [answer, setAnswer] = useState<Answer | undefined>(isStaff ? noAnswers : undefined);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  const retry = useCallback(() => setTries((count) => count + 1), []);
  useWhenOnline(retry);

  useEffect(() => {
    if (isStaff) return undefined;
    const { signal, abort } = abortable();
    api
      .area(applicant)
      .readApplicant({}, { signal })
      .then(setAnswer, () => signal.aborted || setAnswer(noAnswers));
    return abort;
  }, [api, isStaff]);

  const asked = useMemo(
    () =>
      entries
        .map(seatKey)
        .filter((key) => !outlooks.has(key))
        .toSorted()
        .join('\n'),
    [entries, outlooks],
  );
  useEffect(() => {
    if (asked === '' || answer === undefined) return undefined;
    const { signal, abort } = abortable();
    const seats = asked.split('\n').map(seatOfKey);
    const { category, pwd } = applicantFrom(answer, undefined);
    const query = {
      seats,
      ...(category && { category }),
      ...(pwd && { subCategory: 'PwD' as const }),
    };
    const load = async (): Promise<void> => {
      try {
        const rows = await api.area(choices).readSeatOutlooks(query, { signal });
        setFailedTry(undefined);
        setOutlooks(
          (known) => new Map([...known, ...rows.map((row) => [seatKey(row), row] as const)]),
        );
      } catch (error) {
        if (!signal.aborted && !isNotOffered(error)) setFailedTry(tries);
      }
    };
    void load();
    return abort;
  }, [api, asked, answer, tries]);

  return {
    outlooks,
    profile: useMemo(() => applicantFrom(answer ?? noAnswers, exam), [answer, exam]),
    isProfileMissing: answer?.profile === null,
    retry: failedTry === tries ? retry : undefined,
  };
};

const abortable = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};
