import { quotas as q, type Quota } from '@seatwise/api-client/contract/constants/quotas';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';

interface WellKnown {
  readonly quota: Quota;
  readonly opening: number;
  readonly closing: Readonly<{ OP: number } & Partial<Record<Pool, number>>>;
}

const known = (
  quota: Quota,
  opening: number,
  OP: number,
  reserved?: readonly [EW: number, OBC: number, SC: number, ST: number],
): WellKnown => {
  if (!reserved) return { quota, opening, closing: { OP } };
  const [EW, OBC, SC, ST] = reserved;
  return { quota, opening, closing: { OP, EW, OBC, SC, ST } };
};

/** First-round MBBS ranks of 2024: all closing ranks that are known, and the open opening ones. */
const wellKnown: Readonly<Record<string, WellKnown>> = {
  'AIIMS, New Delhi': known(q.open, 1, 47, [214, 186, 647, 1150]),
  'AIIMS, Bhopal': known(q.open, 79, 510, [1013, 992, 5850, 15_645]),
  'AIIMS, Rishikesh': known(q.open, 241, 731, [1200, 1133, 8393, 19_156]),
  'Jawaharlal Nehru Medical College, Aligarh Muslim University, Aligarh': known(q.open, 1003, 3131),
  'Maulana Azad Medical College, New Delhi': known(q.allIndia, 58, 145, [336, 329, 2097, 4268]),
  'Vardhman Mahavir Medical College and Safdarjung Hospital, New Delhi': known(
    q.allIndia,
    54,
    141,
    [432, 327, 1749, 8852],
  ),
  'University College of Medical Sciences, Delhi': known(
    q.allIndia,
    149,
    390,
    [581, 787, 3853, 11_941],
  ),
  'Lady Hardinge Medical College, New Delhi': known(
    q.allIndia,
    489,
    826,
    [1769, 1470, 8427, 16_132],
  ),
  'Seth G.S. Medical College, Mumbai': known(q.allIndia, 52, 1010, [3387, 2163, 16_607, 29_866]),
  'Grant Government Medical College, Mumbai': known(
    q.allIndia,
    1244,
    2338,
    [4237, 3875, 29_621, 48_044],
  ),
  'B.J. Government Medical College, Pune': known(
    q.allIndia,
    937,
    2379,
    [5164, 4598, 28_594, 72_444],
  ),
  'Madras Medical College, Chennai': known(q.allIndia, 100, 1023, [4921, 1241, 10_376, 48_469]),
  'Stanley Medical College, Chennai': known(q.allIndia, 1256, 2121, [6986, 2919, 15_879, 58_707]),
  'Government Medical College, Kozhikode': known(
    q.allIndia,
    415,
    1149,
    [10_350, 1449, 36_877, 34_361],
  ),
  'Government Medical College, Thiruvananthapuram': known(
    q.allIndia,
    662,
    1715,
    [7203, 2060, 43_043, 56_771],
  ),
  'Bangalore Medical College and Research Institute, Bengaluru': known(
    q.allIndia,
    431,
    1345,
    [4427, 3371, 23_453, 30_135],
  ),
  'Osmania Medical College, Hyderabad': known(q.allIndia, 1113, 3517, [6915, 5813, 33_079, 60_966]),
  'Gandhi Medical College, Secunderabad': known(q.allIndia, 549, 2588),
  'Andhra Medical College, Visakhapatnam': known(q.allIndia, 2112, 4326),
  'Patna Medical College, Patna': known(q.allIndia, 2102, 3273),
  'SCB Medical College, Cuttack': known(q.allIndia, 1334, 3208),
  'Kilpauk Medical College, Chennai': known(q.allIndia, 2168, 3190),
  'Mysore Medical College and Research Institute, Mysuru': known(q.allIndia, 2161, 3627),
  'Kasturba Medical College, Manipal': known(q.deemed, 154, 57_207),
  'Kasturba Medical College, Mangaluru': known(q.deemed, 2822, 57_207),
  // The sources round the following four to thousands.
  'Amrita School of Medicine, Kochi': known(q.deemed, 20_180, 286_940),
  'Sri Ramachandra Medical College, Chennai': known(q.deemed, 21_390, 313_760),
  'Dr. D.Y. Patil Medical College, Pune': known(q.deemed, 60_240, 568_830),
  'SRM Medical College, Kattankulathur': known(q.deemed, 132_410, 638_170),
};

/** The figures of one pool of a college in the measured year. */
export interface Known {
  readonly closing: number;
  readonly openingRatio: number | undefined;
}

interface Seats {
  readonly subject: string;
  readonly quota: Quota;
  readonly pool: Pool;
  readonly ph: Ph;
}

export const knownFigures = (college: string, seats: Seats): Known | undefined => {
  const { subject, quota, pool, ph } = seats;
  const known = wellKnown[college];
  if (subject !== 'MBBS' || ph === 'PH' || known?.quota !== quota) return undefined;
  const closing = known.closing[pool];
  if (closing === undefined) return undefined;
  return { closing, openingRatio: pool === 'OP' ? known.opening / closing : undefined };
};
