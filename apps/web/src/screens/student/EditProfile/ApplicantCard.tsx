import { Card, Heading, Spinner, Stack } from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { content } from '../../../content/applicant.ts';
import { ApplicantForm } from '../../../features/applicant/ApplicantForm.tsx';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { applicantId } from '../../../paths.ts';

/** Scrolls to the questions once they have loaded, if a link led to them. */
const useAnchor = (isLoaded: boolean) => {
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // The first entry after a load does not count as a return.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  useEffect(() => {
    // Back and Forward restore their own position.
    if (isLoaded && !isReturn && hash === `#${applicantId}`) section.current?.scrollIntoView();
  }, [isLoaded, hash, isReturn]);
  return section;
};

/** The questions that decide which seats to leave out; renders nothing if the server stores no answers. */
export const ApplicantCard = () => {
  const {
    applicant: { state, answer },
    retry,
  } = useApplicant();
  const section = useAnchor(state === 'loaded');
  if (state === 'notOffered') return null;
  return (
    <section ref={section} id={applicantId} aria-labelledby={`${applicantId}-heading`}>
      <Card>
        <Stack>
          <Heading level={2} size="title" id={`${applicantId}-heading`}>
            {content.heading}
          </Heading>
          {state === 'loading' && <Spinner label={content.loading} />}
          {state === 'failed' && <LoadFailure onRetry={retry}>{content.loadFailed}</LoadFailure>}
          {state === 'loaded' && <ApplicantForm answer={answer} />}
        </Stack>
      </Card>
    </section>
  );
};
