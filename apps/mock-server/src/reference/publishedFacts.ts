import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import type { CollegePage } from './collegeBook.ts';

type Fact<K extends 'website' | 'bond' | 'hostel' | 'intake' | 'city' | 'stipend'> = NonNullable<
  CollegePage[K]
>;

/** What published lists say of a college; what they do not say stays what it was. */
export interface PublishedFacts {
  kind?: { readonly value: CollegeKind; readonly asOf: string | null };
  city?: Fact<'city'>;
  website?: Fact<'website'>;
  bond?: Fact<'bond'>;
  hostel?: Fact<'hostel'>;
  stipend?: Fact<'stipend'>;
  /** A year's intake by programme. */
  readonly intake: Map<string, Fact<'intake'>>;
  /** A year's fee by programme and quota; by `feeKeyOf`. */
  readonly fees: Map<string, NonNullable<CollegePage['seats'][number]['fee']>>;
}

/** Null for the quota: the fee of all quotas that cost no more than the usual one. */
export const feeKeyOf = (program: string, quota: string | null): string =>
  JSON.stringify([program, quota]);
