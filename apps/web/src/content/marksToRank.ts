import { loading } from '@seatwise/flows/shared';

/** Text of the help for students who know only their marks. */
export const content = {
  ask: 'Only know your marks?',
  marks: 'NEET UG marks out of 720',
  hint: 'We show which ranks they were in past years.',
  loading: loading('the ranks'),
} as const;
