import { Link, Notice } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import { stateSites } from '../../../content/stateSites.ts';
import type { ResultsPartProps } from './useResults.ts';

/** What the results leave out: the seats that the student's own state fills. */
export const StateQuota = ({ shown: { exam, applicant } }: ResultsPartProps) => {
  const state = applicant.profile?.homeState;
  if (exam === 'UG' && state === 'Delhi')
    return (
      <Notice announced={false}>
        {content.scope(exam)} {content.delhiQuota}
      </Notice>
    );
  const found = state && stateSites[state];
  return (
    <Notice announced={false}>
      {content.scope(exam)} {content.stateQuota(exam)}{' '}
      {found ? (
        <>
          <Link href={found.site} newTab>
            {content.stateSite(state)}
          </Link>{' '}
          {content.stateSiteReported(found.reported)}
        </>
      ) : state ? (
        content.stateUnlinked(state)
      ) : (
        content.stateSite(state)
      )}
    </Notice>
  );
};
