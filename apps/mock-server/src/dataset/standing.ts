import type { CollegeKind } from './college.ts';
import type { Random } from './random.ts';

/** Ranks that override the order of the lists, state by state. */
const known: Readonly<Record<string, number>> = {
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
  /** How far down the list of its state and kind; 0 opens the list. */
  readonly index: number;
  readonly remoteness: number;
}

/** How sought after a college is: 0 the most, 1 or a little more the least. */
export const standingOf = (
  { name, kind, index, remoteness }: ListedCollege,
  random: Random,
): number => {
  // The old colleges open each list, and the difference between the young ones is small.
  const place = index / (index + 8);
  const mood = 0.06 * random.bell();
  const estimate = () => {
    switch (kind) {
      case 'central':
      case 'government':
      case 'armed forces':
        return 0.8 * place + 0.4 * remoteness + mood;
      case 'ESIC':
        return 0.35 + 0.3 * remoteness + mood;
      case 'private':
      case 'deemed':
        return 0.1 + place + 2 * mood;
    }
  };
  return known[name] ?? Math.max(0.02, estimate());
};
