import { useCallback, useEffect } from 'react';
import { useStore } from '../../lib/useStore.ts';
import { useWhenOnline } from '../../lib/connection.ts';
import { useServices } from '../../services/services.ts';
import { applicantOf, type LoadedApplicant } from './applicant.ts';

/** The student's answers, loaded on first use. */
export const useApplicant = (): {
  readonly applicant: LoadedApplicant;
  readonly retry: () => void;
} => {
  const service = applicantOf(useServices());
  const retry = useCallback(() => void service.load(), [service]);
  useEffect(retry, [retry]);
  useWhenOnline(retry);
  return { applicant: useStore(service), retry };
};
