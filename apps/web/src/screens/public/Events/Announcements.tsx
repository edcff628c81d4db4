import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import {
  concerns,
  exams,
  isRevisedSchedule,
  revisedDates,
  type AlertFile,
} from '@seatwise/flows/alerts';
import { isNotOffered } from '@seatwise/flows/shared';
import { useEffect, type ReactNode } from 'react';
import { AlertNews } from '../../../features/alerts/AlertNews.tsx';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { ChangedDates } from '../../../features/counselling-dates/ChangedDates.tsx';
import { StateAuthority } from '../../../features/authorities/StateAuthority.tsx';
import { useFetched } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

/** What the revised schedules among these change. */
const useChanges = (files: readonly AlertFile[]) => {
  const { api } = useServices();
  const revised = files.filter(isRevisedSchedule);
  const asked = exams.filter((exam) => revised.some((file) => concerns(file, exam)));
  return useFetched(
    [...asked, ...revised.map(({ id }) => id)].join(),
    async (signal) => {
      const list = api.area(counsellingDates).listCounsellingDates;
      try {
        const dates = await Promise.all(
          asked.map(async (exam) => ({ exam, rows: await list({ exam }, { signal }) })),
        );
        return new Map<number, ReactNode>(
          revised.flatMap((file): [number, ReactNode][] => {
            const ofExam = dates.filter(({ exam }) => concerns(file, exam));
            // A title that names no exam could mean the dates of any.
            if (ofExam.length !== 1) return [];
            const { rows } = ofExam[0]!;
            const changed = revisedDates(file, rows);
            if (changed.length > 0)
              return [[file.id, <ChangedDates key={file.id} dates={changed} />]];
            return rows.length === 0 ? [[file.id, null]] : [];
          }),
        );
      } catch (error) {
        if (isNotOffered(error)) return new Map<number, ReactNode>();
        throw error;
      }
    },
    asked.length > 0,
  ).data;
};

interface AnnouncementsProps {
  readonly id: string;
  /** The shown documents. */
  readonly files: readonly AlertFile[];
  readonly onChanges: (changes: ReadonlyMap<number, ReactNode>) => void;
}

/** The staff alerts, and a pointer to the dates of the student's own state; reads what the documents change. */
export const Announcements = ({ id, files, onChanges }: AnnouncementsProps) => {
  const { profile } = useApplicant().applicant;
  const changes = useChanges(files);
  useEffect(() => {
    if (changes) onChanges(changes);
  }, [changes, onChanges]);
  return (
    <AlertNews id={id}>
      <StateAuthority state={profile?.homeState ?? ''} beside="dates" />
    </AlertNews>
  );
};
