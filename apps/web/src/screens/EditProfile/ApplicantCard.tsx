import { Button, Card, Heading, Notice, Spinner, Stack } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import { applicantId } from '../../features/applicant/ApplicantFilter.tsx';
import { ApplicantForm } from '../../features/applicant/ApplicantForm.tsx';
import { useApplicant } from '../../features/applicant/useApplicant.ts';

/** The questions by which seats are left out; nothing where a server does not keep the answers. */
export const ApplicantCard = () => {
  const {
    applicant: { state, profile },
    retry,
  } = useApplicant();
  if (state === 'notOffered') return null;
  return (
    <section id={applicantId} aria-labelledby={`${applicantId}-heading`}>
      <Card>
        <Stack>
          <Heading level={2} size="title" id={`${applicantId}-heading`}>
            {content.heading}
          </Heading>
          {state === 'loading' && <Spinner label={content.loading} />}
          {state === 'failed' && (
            <>
              <Notice tone="critical">{content.loadFailed}</Notice>
              <div>
                <Button tone="secondary" onPress={retry}>
                  {content.again}
                </Button>
              </div>
            </>
          )}
          {state === 'loaded' && <ApplicantForm profile={profile} />}
        </Stack>
      </Card>
    </section>
  );
};
