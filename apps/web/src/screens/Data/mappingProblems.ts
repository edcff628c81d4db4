import type { CheckRequest } from '@seatwise/flows/data-import';
import { content } from '../../content/data.ts';

const { missing } = content.source;

export type ImportDetails = Omit<CheckRequest, 'id' | 'colleges' | 'year'> & {
  readonly year: string;
};

type Field = keyof CheckRequest['mapping'] | 'source' | 'year' | 'documentUrl';

const address = /^https?:\/\/[^\s/]+\.\S+$/;

/** What keeps a list from being checked, by field. */
export const mappingProblems = ({
  source,
  year,
  documentUrl,
  mapping,
}: ImportDetails): Partial<Record<Field, string>> => {
  const has = (field: keyof typeof mapping): boolean => mapping[field] !== undefined;
  const isRanked = has('rank') || (has('openingRank') && has('closingRank'));
  const isYear = /^\d{4}$/.test(year) && Number(year) >= 2015 && Number(year) <= 2100;
  return {
    ...(!isRanked && { rank: missing.ranks }),
    ...(!has('college') && !has('collegeCode') && { college: missing.college }),
    ...(!has('program') && { program: missing.column }),
    ...(!has('quota') && { quota: missing.column }),
    ...(!has('category') && { category: missing.column }),
    ...(source.trim() === '' && { source: missing.source }),
    ...(!isYear && { year: missing.year }),
    ...(!address.test(documentUrl.trim()) && { documentUrl: missing.url }),
  };
};
