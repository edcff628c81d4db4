import { timeOf } from '@seatwise/flows/admin-files';
import { sheetMoment } from '@seatwise/flows/shared';
import { content } from '../../content/audit.ts';
import type { ListFile } from '../../features/console-list/ListExport.tsx';
import { changeText, kindOf, type AuditEntry } from '../../features/audit-trail/auditEntry.ts';

const { columns: heads } = content;

/** The file of the changes. */
export const auditFile: ListFile<AuditEntry> = {
  name: 'audit',
  formats: ['csv'],
  columns: [
    [heads.id, ({ id }) => id],
    [heads.at, ({ at }) => sheetMoment(timeOf(at))],
    [heads.actor, ({ actorName }) => actorName],
    [heads.role, ({ actorRole }) => actorRole],
    [heads.kind, kindOf],
    [heads.subject, ({ subjectLabel }) => subjectLabel],
    [heads.changes, ({ changes }) => changes.map(changeText).join('; ')],
    [heads.address, ({ address }) => address ?? null],
  ],
};
