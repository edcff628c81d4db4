import type { ApplicantProfile } from './applicant.ts';

/** The claims of an authority's rows that other answers make, so that nothing is asked twice. */
const otherAnswers: ReadonlyMap<string, (profile: ApplicantProfile) => boolean> = new Map([
  ['women', ({ gender }) => gender === 'F'],
  ['disability', ({ pwd }) => pwd === true],
  ['defence', ({ armedForces }) => armedForces === true],
  ['muslim', ({ minority }) => minority === 'Muslim'],
]);

/** Whether an authority's claim has a question of its own. */
export const isStateQuestion = (claim: string): boolean => !otherAnswers.has(claim);

/** The claims that a student makes before the home state's authority. */
export const stateClaimsOf = (profile: ApplicantProfile): ReadonlySet<string> =>
  new Set([
    ...(profile.stateClaims ?? []).filter(isStateQuestion),
    ...[...otherAnswers].flatMap(([claim, isMade]) => (isMade(profile) ? [claim] : [])),
  ]);
