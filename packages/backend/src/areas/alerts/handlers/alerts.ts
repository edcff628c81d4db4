import { iso } from '@seatwise/api-client/contract/constants/time';
import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { alertRisks, refusedRisks } from '@seatwise/api-client/contract/constants/alertRisks';
import { linkFinding } from '@seatwise/api-client/contract/constants/officialSites';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import { alertsFor, stateOf } from '../audience.ts';
import type { Backend } from '../../../backend.ts';
import type { Alert } from '../../../db/records.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import type { Change } from '../../../security/auditTrail.ts';
import { serveArea } from '../../../http/handle.ts';
import { mergeSeen } from '../../../http/seenFields.ts';

type Draft = InputOf<typeof contract.createAlert>;

const subjectOf = ({ id, title }: Alert) => ({ kind: 'alert', id, label: title }) as const;

/** The facts of an alert that the audit trail records. */
const factsOf = (alert: Alert, now: number) => ({
  title: alert.title,
  text: alert.text,
  topic: alert.topic,
  audience: [...alert.exams, ...alert.categories].join(', '),
  link: alert.link,
  file: alert.fileId ?? null,
  date: alert.date,
  time: alert.time ?? null,
  publishAt: iso(alert.publishAt),
  pinned: alert.isPinned,
  revised: alert.revisedAt !== null,
  state: stateOf(alert, now),
});

const auditNames = {
  exams: 'audience',
  categories: 'audience',
  fileId: 'file',
  isPinned: 'pinned',
} as const;

/** The fields of an alert that an edit may change; a published alert's time is fixed. */
const editable = (alert: Alert, isPublished: boolean): Partial<Draft> => ({
  title: alert.title,
  text: alert.text,
  topic: alert.topic,
  exams: alert.exams,
  categories: alert.categories,
  link: alert.link,
  fileId: alert.fileId ?? null,
  date: alert.date,
  time: alert.time ?? null,
  isPinned: alert.isPinned,
  ...(!isPublished && { publishAt: iso(alert.publishAt) }),
});

export const alertHandlers = (backend: Backend) => {
  const { db, environment, officialSites } = backend;

  const isOfficial = (link: string | null): boolean | null =>
    link === null ? null : linkFinding(link, officialSites) === 'official';

  /** A deleted document leaves its alerts without one. */
  const fileOf = ({ fileId }: Pick<Alert, 'fileId'>) => {
    const file = db.files.get(fileId ?? 0);
    return file ? { id: file.id, fileName: file.fileName } : null;
  };

  const toPlanned = ({ fileId, publishAt, revisedAt, withdrawnAt, ...alert }: Alert) => ({
    ...alert,
    file: fileOf({ fileId }),
    state: stateOf({ publishAt, withdrawnAt }, environment.clock.now()),
    isOfficial: isOfficial(alert.link),
    publishAt: iso(publishAt),
    revisedAt: iso(revisedAt),
    withdrawnAt: iso(withdrawnAt),
  });

  /** An alert as readers get it: without its author and its planned time. */
  const toRead = ({ fileId, ...alert }: Alert) => ({
    id: alert.id,
    title: alert.title,
    text: alert.text,
    topic: alert.topic,
    exams: alert.exams,
    categories: alert.categories,
    link: alert.link,
    date: alert.date,
    time: alert.time ?? null,
    isPinned: alert.isPinned,
    file: fileOf({ fileId }),
    isOfficial: isOfficial(alert.link),
    previousDate: alert.previousDate,
    publishedAt: iso(alert.publishAt),
    revisedAt: iso(alert.revisedAt),
  });

  const assertFile = ({ fileId }: Draft): void => {
    if (fileId != null && !db.files.get(fileId))
      throw new HttpError(400, 'fileId: There is no such file.');
  };

  /** An alert that sends students to a wrong site does harm, so each link and number is checked. */
  const assertLinks = ({ linksConfirmed, ...draft }: Draft): void => {
    const risks = alertRisks(draft, officialSites);
    if (risks.some(({ named, risk }) => risk === 'not-https' && named === draft.link))
      throw new HttpError(400, 'Enter a link that begins with https://.');
    const refused = risks.find(({ risk }) => refusedRisks.includes(risk));
    if (refused) throw new HttpError(400, `This link is not safe for students: ${refused.named}`);
    if (risks.length > 0 && !linksConfirmed)
      throw new HttpError(
        409,
        `Open and confirm these first: ${risks.map(({ named }) => named).join(', ')}`,
      );
  };

  /** Returns an alert that may still be changed. */
  const requireAlert = (id: number): Alert => {
    const alert = orNotFound(db.alerts.get(id), 'There is no such alert.');
    if (alert.withdrawnAt !== null) throw new HttpError(409, 'This alert is withdrawn.');
    return alert;
  };

  /** Changes an alert and audits its facts before and after. */
  const change = (before: Alert, fields: Partial<Alert>, audit: (change: Change) => void) => {
    const now = environment.clock.now();
    return db.transaction(() => {
      const after = db.alerts.update(before.id, fields);
      audit({
        subject: subjectOf(before),
        before: factsOf(before, now),
        after: factsOf(after, now),
      });
      return toPlanned(after);
    });
  };

  return serveArea(backend, contract, {
    listAlerts: ({ user }) => alertsFor(user, backend).map(toRead),

    readAlertChoice: ({ user }) => ({
      topics: db.alertChoices.get(user.id)?.topics ?? null,
    }),

    saveAlertChoice: ({ user, input: { topics } }) => {
      const chosen = topics && [...new Set(topics)];
      return { topics: db.alertChoices.put({ id: user.id, topics: chosen }).topics };
    },

    listPlannedAlerts: () => ({
      alerts: db.alerts
        .all()
        .toSorted((a, b) => b.publishAt - a.publishAt || b.id - a.id)
        .map(toPlanned),
      officialSites: [...officialSites],
    }),

    createAlert: ({ user, input, audit }) => {
      assertLinks(input);
      assertFile(input);
      const now = environment.clock.now();
      return db.transaction(() => {
        const alert = db.alerts.put({
          ...input,
          fileId: input.fileId ?? null,
          id: db.nextId('alerts'),
          previousDate: null,
          publishAt: input.publishAt === null ? now : Date.parse(input.publishAt),
          revisedAt: null,
          withdrawnAt: null,
          authorName: user.username,
        });
        audit({ subject: subjectOf(alert), after: factsOf(alert, now) });
        return toPlanned(alert);
      });
    },

    updateAlert: ({ input: { seen = {}, ...edit }, audit }) => {
      const before = requireAlert(edit.id);
      assertLinks(edit);
      assertFile(edit);
      const now = environment.clock.now();
      const isPublished = stateOf(before, now) === 'published';
      const subject = { kind: 'alert', id: before.id, what: 'alert', auditNames };
      const current = editable(before, isPublished);
      const input = mergeSeen(db, subject, { edit, seen, current });
      const hasNewDate = before.date !== input.date;
      const hasNewTime = (before.time ?? null) !== (input.time ?? null);
      // Readers have seen the old date, so they are shown that it has changed.
      const isRevised = isPublished && (input.isRevised || hasNewDate || hasNewTime);
      const plannedFor = input.publishAt === null ? now : Date.parse(input.publishAt);
      return change(
        before,
        {
          ...input,
          fileId: input.fileId ?? null,
          ...(isRevised && {
            revisedAt: now,
            previousDate: hasNewDate ? before.date : before.previousDate,
          }),
          publishAt: isPublished ? before.publishAt : plannedFor,
        },
        audit,
      );
    },

    withdrawAlert: ({ input: { id }, audit }) =>
      change(requireAlert(id), { withdrawnAt: environment.clock.now() }, audit),

    republishAlert: ({ input, audit }) => {
      const before = orNotFound(db.alerts.get(input.id), 'There is no such alert.');
      if (before.withdrawnAt === null) throw new HttpError(409, 'This alert is not withdrawn.');
      return change(before, { withdrawnAt: null, publishAt: environment.clock.now() }, audit);
    },
  });
};
