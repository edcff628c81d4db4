import { exampleName } from '@seatwise/official-data';
import { collegeOf, type College, type InForce } from '../../reference/referenceData.ts';

/** The names of colleges end in their city. */
export const cityOf = (reference: InForce, college: College): string | null => {
  const published = reference.facts.get(college.code)?.city?.value;
  const comma = college.name.lastIndexOf(',');
  return published ?? (comma === -1 ? null : college.name.slice(comma + 1).trim());
};

/** An entry with what the server knows of its college; what a client says of one is not stored. */
export const withPlace = <T extends { readonly instituteCode: string }>(
  reference: InForce,
  entry: T,
): T & { institute: string; city?: string; state?: string } => {
  const college = collegeOf(reference, entry.instituteCode);
  if (!college) {
    const { instituteCode: code } = entry;
    return { ...entry, institute: exampleName(code) ?? `College ${code}` };
  }
  const city = cityOf(reference, college);
  return { ...entry, institute: college.name, ...(city && { city }), state: college.state };
};
