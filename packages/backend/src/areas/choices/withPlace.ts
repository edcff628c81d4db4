import { exampleName } from '@seatwise/official-data';
import { cityOf, instituteOf } from '../../reference/places.ts';
import type { InForce } from '../../reference/referenceData.ts';

/** An entry with the server's facts about its college; a client's own claims are not stored. */
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
