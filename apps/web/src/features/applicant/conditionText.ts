import type { Eligibility } from '@seatwise/flows/eligibility';
import { warnings } from '../../content/choices.ts';

/** The group that a seat is for; empty if the seat is open to the student. */
export const conditionText = (verdict: Eligibility): string =>
  verdict.outcome === 'open' ? '' : warnings.reasons[verdict.reason](verdict.detail ?? '');
