import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import {
  concerns,
  exams,
  indianDate,
  revisedDates,
  isRevised,
  timeOf,
  type AlertFile,
} from '@seatwise/flows/alerts';
import { isNotOffered } from '@seatwise/flows/shared';
import { useEffect } from 'react';
import { announcements as content } from '../../../content/announcements.ts';
import { AlertNews } from '../../../features/alerts/AlertNews.tsx';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { StateAuthority } from '../../../features/authorities/StateAuthority.tsx';
import { useFetched } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

/** What the revised documents among these change, in a sentence each. */
const useChanges = (files: readonly AlertFile[]) => {
  const { api } = useServices();
  const revised = files.filter(isRevised);
  const asked = exams.filter((exam) => revised.some((file) => concerns(file, exam)));
  return useFetched(
    [...asked, ...revised.map(({ id }) => id)].join(),
    async (signal) => {
      const list = api.area(counsellingDates).listCounsellingDates;
      try {
        const dates = await Promise.all(
          asked.map(async (exam) => ({ exam, rows: await list({ exam }, { signal }) })),
        );
        return new Map(
          revised.map((file) => {
            const ofExam = dates.filter(({ exam }) => concerns(file, exam));
            // A title that names no exam could mean the dates of any.
            const rows = ofExam.length === 1 ? revisedDates(file, ofExam[0]!.rows) : [];
            const changes = rows.map(({ title, at, revisedFrom }) =>
              content.revised(title, indianDate(timeOf(at)), indianDate(timeOf(revisedFrom))),
            );
            return [file.id, changes.join(' ')] as const;
          }),
        );
      } catch (error) {
        if (isNotOffered(error)) return new Map<number, string>();
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
  readonly onChanges: (changes: ReadonlyMap<number, string>) => void;
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
