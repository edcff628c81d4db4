import {
  lastDataYear,
  missingColumns,
  webAddress,
} from '@seatwise/api-client/contract/constants/data';
import type { CheckRequest } from '@seatwise/flows/data-import';
import { content } from '../../../content/data.ts';

const { missing } = content.source;

export type ImportDetails = Omit<CheckRequest, 'id' | 'colleges' | 'year'> & {
  readonly year: string;
};

/** What keeps a list from being checked, by field. */
export const mappingProblems = ({
  kind,
  source,
  year,
  documentUrl,
  mapping,
}: ImportDetails): Readonly<Record<string, string>> => {
  const last = lastDataYear(kind, new Date().getFullYear());
  const isYear = /^\d{4}$/.test(year) && Number(year) >= 2015 && Number(year) <= last;
  return {
    ...(source.trim() === '' && { source: missing.source }),
    ...(!isYear && { year: missing.year(last) }),
    ...(!webAddress.test(documentUrl.trim()) && { documentUrl: missing.url }),
    ...Object.fromEntries(
      missingColumns(kind, mapping).map(({ field, message }) => [field, message]),
    ),
  };
};
