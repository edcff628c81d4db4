import {
  withClaims,
  type ApplicantProfile,
  type Claim,
  type ClaimAnswers,
} from '@seatwise/flows/eligibility';
import { useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';
import { applicantOf, type LoadedApplicant } from './applicant.ts';

const answerable: ReadonlySet<Claim> = new Set(['esi', 'nri', 'community', 'women-only']);

/** Whether the results can ask for any of these claims, so that the student need not open the profile. */
export const mayAskFor = (claims: readonly Claim[]): boolean =>
  claims.some((claim) => answerable.has(claim));

/** Asks among the results which restricted seats the student may have; the answers can be undone. */
export const useClaims = ({ answer: { profile } }: LoadedApplicant) => {
  const services = useServices();
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [before, setBefore] = useState<ApplicantProfile>();
  const save = async (answers: ApplicantProfile, previous: typeof before): Promise<void> => {
    if (status === 'saving') return;
    setStatus('saving');
    try {
      await applicantOf(services).save(answers);
      setBefore(previous);
      setStatus('idle');
    } catch (error) {
      logFailure(error);
      setStatus('failed');
    }
  };
  return {
    profile,
    /** Whether the button still has a part, which keeps the focus while the answers arrive. */
    isInUse: status !== 'idle' || before !== undefined,
    status,
    answer: (answers: ClaimAnswers) => save(withClaims(profile, answers), profile ?? {}),
    /** Undoes the answers; undefined unless they were given here. */
    undo: before && (() => void save(before, undefined)),
  };
};

/** The state and actions of the questions about restricted seats. */
export type AskedClaims = ReturnType<typeof useClaims>;
