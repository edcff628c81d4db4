import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import type { Choice, SeatOutlook, ShortlistItem } from '@seatwise/flows/choices';
import { seatOfKey } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { applicantFrom, type Applicant } from '@seatwise/flows/eligibility';
import { isStaffRole } from '@seatwise/flows/session';
import { isNotOffered } from '@seatwise/flows/shared';
import { useMemo, useState } from 'react';
import { useFetched, useQuery } from '../../hooks/useQuery.ts';
import { useServices } from '../../services/services.ts';
import { examOfUser } from '../../session/examOfUser.ts';
import { useUser } from '../../session/session.ts';

/** A seat, and the state's authority that gives it. */
type JudgedEntry = Choice & Pick<ShortlistItem, 'authority'>;

/** What warnings and rows go by: the chances of the seats, and the student's own answers. */
export interface SeatKnowledge {
  readonly outlooks: ReadonlyMap<string, SeatOutlook>;
  readonly profile: Applicant;
  /** Whether the student has never answered the questions of the profile. */
  readonly isProfileMissing: boolean;
  /** Whether the chances are loading. */
  readonly isLoading: boolean;
  /** Requests the chances again; undefined unless they could not be loaded. */
  readonly retry: (() => void) | undefined;
}

const noOutlooks: SeatKnowledge['outlooks'] = new Map();
const noAnswers: Parameters<typeof applicantFrom>[0] = { profile: {} };

/**
 * Requests the chances of seats that are not known yet; seats without an answer stay unknown. The
 * student's answers load first, because without them the chances would be those of another
 * category.
 */
export const useSeatKnowledge = (
  entries: readonly JudgedEntry[],
  /** The authority of entries that name none. @default MCC */
  authority?: string,
): SeatKnowledge => {
  const { api, session } = useServices();
  const user = useUser(session);
  const exam = examOfUser(user);
  const isStaff = isStaffRole(user?.role);
  const [outlooks, setOutlooks] = useState(noOutlooks);
  const answers = useQuery(
    applicant,
    'readApplicant',
    {},
    {
      isEnabled: !isStaff,
      nullIf: isNotOffered,
    },
  );
  const answer = isStaff || answers.data === null ? noAnswers : answers.data;
  const asked = useMemo(
    () =>
      entries
        .map(seatKey)
        .filter((key) => !outlooks.has(key))
        .toSorted()
        .join('\n'),
    [entries, outlooks],
  );
  const isAsked = asked !== '' && answer !== undefined;
  const chances = useFetched(
    asked,
    async (signal) => {
      const { category, pwd } = applicantFrom(answer!, undefined);
      const givers = new Map(entries.map((entry) => [seatKey(entry), entry.authority]));
      const byGiver = Map.groupBy(asked.split('\n'), (key) => givers.get(key) ?? authority);
      const read = ([giver, keys]: readonly [string | undefined, readonly string[]]) =>
        api.area(choices).readSeatOutlooks(
          {
            seats: keys.map(seatOfKey),
            ...(giver !== undefined && { authority: giver }),
            ...(category && { category }),
            ...(pwd && { subCategory: 'PwD' as const }),
          },
          { signal },
        );
      try {
        const rows = (await Promise.all(Array.from(byGiver, read))).flat();
        setOutlooks(
          (known) => new Map([...known, ...rows.map((row) => [seatKey(row), row] as const)]),
        );
      } catch (error) {
        if (!isNotOffered(error)) throw error;
      }
      return true;
    },
    isAsked,
  );
  const failed = [answers, chances].filter(({ status }) => status === 'failed');

  return {
    outlooks,
    profile: useMemo(() => applicantFrom(answer ?? noAnswers, exam), [answer, exam]),
    isProfileMissing: answer?.profile === null,
    isLoading: asked !== '' && (!isAsked || chances.status === 'loading' || chances.isStale),
    retry:
      asked !== '' && failed.length > 0
        ? () => failed.forEach(({ refetch }) => refetch())
        : undefined,
  };
};
