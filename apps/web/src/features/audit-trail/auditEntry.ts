import type { RowOf } from '@seatwise/api-client';
import type { audit } from '@seatwise/api-client/contract/audit';
import { content } from '../../content/audit.ts';

export type AuditEntry = RowOf<(typeof audit)['listAuditEntries']>;

export const kindOf = ({ operation }: AuditEntry): string => content.kinds[operation] ?? operation;

/** A change in words: `Role: Free → Advance`. */
export const changeText = ({ field, before, after }: AuditEntry['changes'][number]): string => {
  const name = content.fields[field] ?? field;
  if (before == null) return `${name}: ${after ?? content.nothing}`;
  return `${name}: ${before} → ${after ?? content.nothing}`;
};
