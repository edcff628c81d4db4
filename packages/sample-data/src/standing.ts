import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import type { Random } from './random.ts';

/** Standings of well-known colleges, by name, instead of the estimate. */
const fixedStandings: Readonly<Record<string, number>> = {
  'AIIMS, New Delhi': 0,
  'JIPMER, Puducherry': 0.02,
  'AIIMS, Jodhpur': 0.03,
  'AIIMS, Bhubaneswar': 0.04,
  'AIIMS, Bhopal': 0.05,
  'AIIMS, Rishikesh': 0.06,
  'AIIMS, Nagpur': 0.07,
  'Institute of Medical Sciences, Banaras Hindu University, Varanasi': 0.08,
  'AIIMS, Raipur': 0.1,
  'AIIMS, Patna': 0.11,
  'Armed Forces Medical College, Pune': 0.12,
  'AIIMS, Bathinda': 0.15,
  'AIIMS, Mangalagiri': 0.16,
  'AIIMS, Kalyani': 0.18,
  'AIIMS, Bibinagar': 0.19,
  'AIIMS, Gorakhpur': 0.2,
  'AIIMS, Raebareli': 0.24,
  'AIIMS, Rajkot': 0.26,
  'AIIMS, Bilaspur': 0.27,
  'AIIMS, Deoghar': 0.3,
  'AIIMS, Guwahati': 0.33,
  'AIIMS, Vijaypur': 0.35,
  'AIIMS, Madurai': 0.37,
  'JIPMER, Karaikal': 0.4,
  'Maulana Azad Medical College, New Delhi': 0,
  'Vardhman Mahavir Medical College and Safdarjung Hospital, New Delhi': 0,
  'University College of Medical Sciences, Delhi': 0.01,
  'Lady Hardinge Medical College, New Delhi': 0.02,
  'Atal Bihari Vajpayee Institute of Medical Sciences and Dr. RML Hospital, New Delhi': 0.02,
  'Government Medical College, Sector 32, Chandigarh': 0.03,
  'Regional Institute of Medical Sciences, Imphal': 0.7,
  'NEIGRIHMS, Shillong': 0.65,
};

interface ListedCollege {
  readonly name: string;
  readonly kind: CollegeKind;
  /** The position in the list of its state and kind; 0 is the first. */
  readonly index: number;
  /** The remoteness of its state, from 0 to 1. */
  readonly remoteness: number;
}

/** The demand for a college: 0 is the highest, 1 or a little more the lowest. */
export const standingOf = (
  { name, kind, index, remoteness }: ListedCollege,
  random: Random,
): number => {
  // Lists start with the oldest colleges; later ones differ little.
  const relativePosition = index / (index + 8);
  const noise = 0.06 * random.normal();
  const estimate = () => {
    switch (kind) {
      case 'central':
      case 'government':
      case 'armed forces':
        return 0.8 * relativePosition + 0.4 * remoteness + noise;
      case 'ESIC':
        return 0.35 + 0.3 * remoteness + noise;
      case 'private':
      case 'deemed':
        return 0.1 + relativePosition + 2 * noise;
    }
  };
  return fixedStandings[name] ?? Math.max(0.02, estimate());
};
