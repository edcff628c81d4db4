import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';

/** The published costs of a seat, in rupees. */
export interface PublishedCosts {
  readonly programme: string;
  readonly quotaName: string;
  readonly feePerYear?: number | null | undefined;
  /** The fee of the whole course, hostel included. */
  readonly courseFee?: number | null | undefined;
  readonly hostelPerYear?: number | null | undefined;
}

/** The cost of a seat over its course, in rupees. */
export interface CourseCost {
  /** The fees and the hostel; not the deposit, which is paid back. */
  readonly total: number;
  readonly years: number;
  /** Includes the hostel if that is `included`. */
  readonly fees: number;
  readonly hostel: number | 'included' | null;
  /** The most that MCC may retain until its rounds end. */
  readonly deposit: number | null;
}

/** The years for which fees are due, without the internship. */
const yearsOfFees: readonly (readonly [programmes: RegExp, years: number | undefined])[] = [
  [/^MBBS$/i, 4.5],
  [/^(BDS|B\.Sc Nursing)$/i, 4],
  [/\(direct 6 years\)$/i, 6],
  [/^DNB or NBEMS Diploma\b/i, undefined],
  [/^(NBEMS )?(PG )?Diploma\b/i, 2],
  [/^(MD|MS|MDS|DNB)\b/i, 3],
];

/** The paid quotas, matched by name because the list of quotas would have to be loaded for this. */
const paid = /Paid Seats Quota$|^Non-Resident Indian|^Foreign/;

/** The deposits that MCC requires at registration (docs/domain.md 1.4); unknown for paid PG. */
const depositOf = (programme: string, quotaName: string): number | null => {
  const isPaid = paid.test(quotaName);
  const exam = examOfProgramme(programme);
  if (exam === 'UG') return isPaid ? 200_000 : 10_000;
  return exam === 'PG' && !isPaid ? 25_000 : null;
};

/** The known cost of a seat over its course; undefined without a yearly fee. */
export const courseCostOf = ({
  programme,
  quotaName,
  feePerYear,
  courseFee,
  hostelPerYear,
}: PublishedCosts): CourseCost | undefined => {
  const name = programme.trim();
  const [, years] = yearsOfFees.find(([programmes]) => programmes.test(name)) ?? [];
  if (typeof feePerYear !== 'number' || years === undefined) return undefined;
  // The published sum covers three years.
  const isIncluded = typeof courseFee === 'number' && years === 3;
  const fees = isIncluded ? courseFee : feePerYear * years;
  const rent = typeof hostelPerYear === 'number' ? hostelPerYear * years : null;
  const hostel = isIncluded ? 'included' : rent;
  const deposit = depositOf(name, quotaName.trim());
  return {
    total: fees + (isIncluded ? 0 : (rent ?? 0)),
    years,
    fees,
    hostel,
    deposit,
  };
};
