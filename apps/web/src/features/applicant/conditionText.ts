import type { Eligibility } from '@seatwise/flows/eligibility';
import { warnings } from '../../content/choices.ts';

/** For whom a seat is; empty where it is open to the student. */
export const conditionText = (verdict: Eligibility): string =>
  verdict.outcome === 'open' ? '' : warnings.reasons[verdict.reason](verdict.detail ?? '');
