import { stateInstitutes, type StateInstitute } from '@seatwise/official-data';
import { collegeOf, type College, type InForce } from './referenceData.ts';

const collegeOfState = ({ id, name, state, kind }: StateInstitute): College => ({
  code: id,
  name,
  state,
  kind,
});

const ofStates = new Map(stateInstitutes.map((institute) => [institute.id, institute]));

/** A college by its code, including one whose seats only its state gives. */
export const instituteOf = (
  reference: InForce,
  code: string,
): College | StateInstitute | undefined => collegeOf(reference, code) ?? ofStates.get(code);

/**
 * The college of a page. A college that only its state's lists name has a page only if they give
 * its city, because two colleges may share a name.
 */
export const withPage = (reference: InForce, code: string): College | undefined => {
  const known = instituteOf(reference, code);
  return known && 'city' in known
    ? known.city === null
      ? undefined
      : collegeOfState(known)
    : known;
};

/** A college's city; known colleges' names end with it. */
export const cityOf = (
  reference: Pick<InForce, 'facts'>,
  college: College | StateInstitute,
): string | null => {
  if ('city' in college) return college.city;
  const published = reference.facts.get(college.code)?.city?.value;
  const comma = college.name.lastIndexOf(',');
  return published ?? (comma === -1 ? null : college.name.slice(comma + 1).trim());
};
