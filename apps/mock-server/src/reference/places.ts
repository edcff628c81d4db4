import type { College, InForce } from './referenceData.ts';

/** The names of colleges end in their city. */
export const cityOf = (reference: Pick<InForce, 'facts'>, college: College): string | null => {
  const published = reference.facts.get(college.code)?.city?.value;
  const comma = college.name.lastIndexOf(',');
  return published ?? (comma === -1 ? null : college.name.slice(comma + 1).trim());
};
