import { AlertNews } from '../../../features/alerts/AlertNews.tsx';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { StateAuthority } from '../../../features/authorities/StateAuthority.tsx';

/** The staff alerts, and a pointer to the dates of the student's own state. */
export const Announcements = ({ id }: { readonly id: string }) => {
  const { profile } = useApplicant().applicant;
  return (
    <AlertNews id={id}>
      <StateAuthority state={profile?.homeState ?? ''} beside="dates" />
    </AlertNews>
  );
};
