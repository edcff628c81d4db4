declare module 'virtual:college-lists' {
  import type { ClosedSeats, CollegeList } from '@seatwise/official-data/college-lists';

  /** The pages of lists by their path (build/collegeLists.ts). */
  export const collegeLists: Readonly<
    Record<
      string,
      Pick<CollegeList, 'of' | 'name'> & {
        /** How many there are. */
        readonly colleges: number;
        readonly publishers: readonly ClosedSeats['publisher'][];
        readonly load: () => Promise<{ readonly default: CollegeList }>;
      }
    >
  >;
}
