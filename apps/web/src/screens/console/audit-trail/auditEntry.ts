import type { RowOf } from '@seatwise/api-client';
import type { audit } from '@seatwise/api-client/contract/audit';
import { sizeText } from '@seatwise/flows/admin-files';
import { content } from '../../../content/audit.ts';

export type AuditEntry = RowOf<(typeof audit)['listAuditEntries']>;

export const kindOf = ({ operation }: AuditEntry): string => content.kinds[operation] ?? operation;

/** A value in words; the trail stores sizes in bytes. */
const valueText = (field: string, value: string | null | undefined): string => {
  if (value == null) return content.nothing;
  const bytes = field === 'fileSize' ? Number(value) : Number.NaN;
  return Number.isNaN(bytes) ? value : sizeText(bytes);
};

/** A change in words: `Role: Free → Advance`. */
export const changeText = ({ field, before, after }: AuditEntry['changes'][number]): string => {
  const name = content.fields[field] ?? field;
  const value = valueText(field, after);
  return before == null ? `${name}: ${value}` : `${name}: ${valueText(field, before)} → ${value}`;
};
