import type { Question } from '@seatwise/flows/eligibility';
import { Button, Spinner } from '@seatwise/ui';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { LoadFailure } from '../../../components/Loaded.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/applicant.ts';
import { AnswerFacts } from '../../../features/applicant/AnswerFacts.tsx';
import { ApplicantForm, fieldId } from '../../../features/applicant/ApplicantForm.tsx';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { applicantId } from '../../../paths.ts';
import { useServices } from '../../../services/services.ts';

/** Scrolls to the questions once they have loaded, if a link led to them. */
const useAnchor = (isLoaded: boolean) => {
  const section = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isAskedFor = hash === `#${applicantId}`;
  // The first entry after a load does not count as a return.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  useEffect(() => {
    // Back and Forward restore their own position.
    if (isLoaded && !isReturn && isAskedFor) section.current?.scrollIntoView();
  }, [isLoaded, isAskedFor, isReturn]);
  return { section, isAskedFor };
};

/**
 * The answers that decide which seats to leave out, as facts until they are edited; renders nothing
 * if the server stores none.
 */
export const ApplicantCard = () => {
  const {
    applicant: { state, answer },
    retry,
  } = useApplicant();
  const { drafts } = useServices();
  const { section, isAskedFor } = useAnchor(state === 'loaded');
  const [isChosen, setChosen] = useState(() => drafts.read('applicant') !== undefined);
  const [first, setFirst] = useState<Question>('nationality');
  const isEditing = isChosen || isAskedFor;
  useEffect(() => {
    // The pressed button is gone.
    if (isChosen && document.activeElement === document.body)
      document.getElementById(fieldId(first))?.focus();
  }, [isChosen, first]);
  if (state === 'notOffered') return null;
  const edit = (
    <Button
      tone={answer?.profile ? 'secondary' : 'primary'}
      size="compact"
      onPress={() => setChosen(true)}
    >
      {answer?.profile ? content.edit : content.start}
    </Button>
  );
  return (
    <div ref={section} id={applicantId}>
      <TitledCard
        title={content.heading}
        id={`${applicantId}-heading`}
        {...(state === 'loaded' && !isEditing && { aside: edit })}
      >
        {state === 'loading' && <Spinner label={content.loading} />}
        {state === 'failed' && <LoadFailure onRetry={retry}>{content.loadFailed}</LoadFailure>}
        {state === 'loaded' &&
          (isEditing ? (
            <ApplicantForm answer={answer} />
          ) : (
            <AnswerFacts
              answer={answer}
              onAnswer={(question) => {
                setFirst(question);
                setChosen(true);
              }}
            />
          ))}
      </TitledCard>
    </div>
  );
};
