import type { ApplicantProfile } from './applicant.ts';

/** The claims in an authority's rows that other answers decide, so that nothing is asked twice. */
const otherAnswers: ReadonlyMap<string, (profile: ApplicantProfile) => boolean> = new Map([
  ['women', ({ gender }) => gender === 'F'],
  ['disability', ({ pwd }) => pwd === true],
  ['defence', ({ armedForces }) => armedForces === true],
  ['muslim', ({ minority }) => minority === 'Muslim'],
]);

/** Whether an authority's claim has a question of its own. */
export const isStateQuestion = (claim: string): boolean => !otherAnswers.has(claim);

/** The claims of a student that the home state's authority considers. */
export const stateClaimsOf = (profile: ApplicantProfile): ReadonlySet<string> =>
  new Set([
    ...(profile.stateClaims ?? []).filter(isStateQuestion),
    ...[...otherAnswers].flatMap(([claim, isMade]) => (isMade(profile) ? [claim] : [])),
  ]);
