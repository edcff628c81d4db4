import { exampleName } from '@seatwise/official-data';
import { cityOf, instituteOf } from '../../reference/places.ts';
import type { InForce } from '../../reference/referenceData.ts';

/** An entry with what the server knows of its college; what a client says of one is not stored. */
export const withPlace = <T extends { readonly instituteCode: string }>(
  reference: InForce,
  entry: T,
): T & { institute: string; city?: string; state?: string } => {
  const college = instituteOf(reference, entry.instituteCode);
  if (!college) {
    const { instituteCode: code } = entry;
    return { ...entry, institute: exampleName(code) ?? `College ${code}` };
  }
  const city = cityOf(reference, college);
  return { ...entry, institute: college.name, ...(city && { city }), state: college.state };
};
