declare module 'virtual:college-lists' {
  import type { ClosedSeats, CollegeList } from '@seatwise/official-data/college-lists';

  /** The lists by the path of their page (build/collegeLists.ts). */
  export const collegeLists: Readonly<
    Record<
      string,
      Pick<CollegeList, 'of' | 'name'> & {
        /** The number of colleges. */
        readonly colleges: number;
        readonly publishers: readonly ClosedSeats['publisher'][];
        readonly load: () => Promise<{ readonly default: CollegeList }>;
      }
    >
  >;
}
