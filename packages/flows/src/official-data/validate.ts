import {
  lastDataYear,
  missingColumns,
  pdfLimits,
  webAddress,
  workbookLimits,
} from '@seatwise/api-client/contract/constants/data';
import { maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import { indianYear } from '@seatwise/api-client/contract/constants/time';
import type { CheckRequest } from './dataImportSetup.ts';
import { messages } from './messages.ts';

/** Why a file cannot be imported; undefined if it can. */
export const fileProblem = ({ name, size }: File): string | undefined => {
  if (!/\.(csv|tsv|txt|xlsx|pdf)$/i.test(name)) return messages.unsupported;
  if (size === 0) return messages.empty;
  if (/\.xlsx$/i.test(name) && size > workbookLimits.bytes) return workbookLimits.tooLarge;
  if (/\.pdf$/i.test(name) && size > pdfLimits.bytes) return pdfLimits.tooLarge;
  return size > maxFileBytes ? messages.tooLarge : undefined;
};

export type ImportDetails = Omit<CheckRequest, 'id' | 'decisions' | 'year'> & {
  readonly year: string;
};

/** What prevents checking a list, by field. */
export const mappingProblems = (
  { kind, source, year, documentUrl, mapping }: ImportDetails,
  thisYear = indianYear(Date.now()),
): Readonly<Record<string, string>> => {
  const last = lastDataYear(kind, thisYear);
  const isYear = /^\d{4}$/.test(year) && Number(year) >= 2015 && Number(year) <= last;
  return {
    ...(source.trim() === '' && { source: messages.noSource }),
    ...(!isYear && { year: messages.noYear(last) }),
    ...(!webAddress.test(documentUrl.trim()) && { documentUrl: messages.noAddress }),
    ...Object.fromEntries(
      missingColumns(kind, mapping).map(({ field, message }) => [field, message]),
    ),
  };
};

/** What is wrong with the reason for publishing only a part. */
export const reasonProblem = (reason: string): string | undefined =>
  reason.trim() === '' ? messages.noReason : undefined;
