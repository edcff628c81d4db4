import { maxNameLength } from '@seatwise/api-client/contract/constants/files';
import { iso } from '@seatwise/api-client/contract/constants/time';
import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { isPart, missingColumns, mostUnknowns } from '@seatwise/api-client/contract/constants/data';
import { visibleName } from '@seatwise/api-client/contract/constants/visibleName';
import type { AnswerOf, InputOf } from '@seatwise/api-client/contract/operation';
import type { Backend } from '../../../backend.ts';
import { randomName } from '../../../environment.ts';
import type { DataImport } from '../../../db/records.ts';
import type { StoredFile } from '../../../files/storedFile.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { mappingFor, requireTellable } from '../columnMapping.ts';
import { detailsFor, listText } from '../listDetails.ts';
import { formatOf, keepFormat, withDecisions } from '../sourceFormat.ts';
import { isList, readList, type ListTable } from '../listFile.ts';
import { hasPersonal, writeWithoutPersons } from '../personalColumns.ts';
import { addVersion, importsInForce, isSameScope, versionInForce } from '../versions.ts';
import type { ReadWorkbook } from '../workbook/readWorkbook.ts';
import { serveArea } from '../../../http/handle.ts';
import { dataSpellings } from './dataSpellings.ts';
import { dataVersions } from './dataVersions.ts';

type ImportAnswer = AnswerOf<typeof contract.readDataImport>;

const subjectOf = ({ id, fileName }: Pick<DataImport, 'id' | 'fileName'>) =>
  ({ kind: 'data', id, label: fileName }) as const;

/** The files of the last check, which the next check replaces. */
const outdatedOf = ({ rowsKey, reportKey }: DataImport): string[] =>
  [rowsKey, reportKey].filter((key) => key !== null);

const unchecked = {
  result: null,
  failure: null,
  fingerprint: null,
  rowsKey: null,
  reportKey: null,
} as const;

/** Official data: import, decisions, check, publication and versions. */
export const adminDataHandlers = (backend: Backend) => {
  const { db, environment, officialData, reference } = backend;

  /** Removes files only after the commit, because a refused commit would still need them. */
  const removeLater = (keys: readonly string[]): Promise<void> =>
    db.turns.afterCommit(() => db.blobs.remove(keys));

  const stateOf = ({ id, isPublished, result }: DataImport): ImportAnswer['state'] => {
    if (officialData.shareOf(id) !== undefined) return 'checking';
    if (isPublished) return 'published';
    return result ? 'checked' : 'uploaded';
  };

  const answerOf = (record: DataImport): ImportAnswer => ({
    id: record.id,
    fileName: record.fileName,
    fileSize: record.fileSize,
    uploadedBy: record.uploadedBy,
    uploadedAt: iso(record.uploadedAt),
    encoding: record.encoding,
    sheet: record.sheet,
    sheets: record.sheets,
    columns: record.columns,
    kind: record.kind,
    mapping: record.mapping,
    guesses: record.guesses,
    details: record.details,
    decisions: record.decisions,
    state: stateOf(record),
    share: officialData.shareOf(record.id) ?? (record.result ? 1 : 0),
    failure: record.failure ?? officialData.failureOf(record.id),
    result: record.result,
    basedOn: record.basedOn,
    fingerprint: record.fingerprint,
  });

  const requireImport = (id: number): DataImport =>
    orNotFound(db.dataImports.get(id), 'There is no such import.');

  const requireUnpublished = (id: number): DataImport => {
    const record = requireImport(id);
    if (record.isPublished) throw new HttpError(409, 'This import is published already.');
    return record;
  };

  const requireChecked = ({
    id,
    basedOn,
    fingerprint,
    reason,
  }: InputOf<typeof contract.publishDataImport>): DataImport => {
    const record = requireUnpublished(id);
    if (stateOf(record) !== 'checked') throw new HttpError(409, 'This import is not checked yet.');
    if (record.result!.used === 0) throw new HttpError(409, 'No row of this import can be used.');
    if (record.basedOn !== basedOn || basedOn !== (versionInForce(db)?.id ?? 0))
      throw new HttpError(409, 'Other data was published since the check. Please check again.');
    if (record.fingerprint !== fingerprint)
      throw new HttpError(
        409,
        'Someone checked this import again. Look at the new result before you publish it.',
      );
    if (isPart(record.result!) && !reason?.trim())
      throw new HttpError(400, 'This list is only a part. Say why you publish it.');
    return record;
  };

  /** Changes an unpublished import in its turn, after stopping its check. */
  const change = <R>(
    id: number,
    userNow: () => unknown,
    work: (before: DataImport) => R | Promise<R>,
  ): Promise<R> =>
    officialData.inTurn(id, async () => {
      requireUnpublished(id);
      await officialData.stop(id);
      userNow();
      return work(requireUnpublished(id));
    });

  const readFor =
    ({ signal }: Request): ReadWorkbook =>
    (bytes, sheet) =>
      officialData.readWorkbook(bytes, sheet, signal);

  /** A file's table and its storage key; lists of candidates are stored without personal columns. */
  const storedOf = async (
    file: StoredFile,
    readWorkbook: ReadWorkbook,
  ): Promise<Pick<DataImport, 'storageKey'> & { readonly table: ListTable }> => {
    const table = await readList(file, file.name, readWorkbook);
    if (!hasPersonal(table)) return { table, storageKey: file.storageKey };
    const storageKey = randomName(environment, 16);
    await writeWithoutPersons(file, table, { blobs: db.blobs, key: storageKey, readWorkbook });
    await db.blobs.remove([file.storageKey]);
    const stored = (await db.blobs.read(storageKey))!;
    return { table: await readList(stored, 'list.csv', readWorkbook), storageKey };
  };

  return serveArea(backend, contract, {
    ...dataVersions(backend),
    ...dataSpellings(backend),

    uploadData: async ({ input, userNow, audit, request }) => {
      const file = input.file as StoredFile;
      const isNamed = file.name.length <= maxNameLength && visibleName.test(file.name);
      if (!isNamed || !isList(file.name))
        throw new HttpError(400, 'Only CSV, Excel (.xlsx) and PDF files can be imported.');
      const { table, storageKey } = await db.turns.aside(() => storedOf(file, readFor(request)));
      const user = userNow();
      return db.transaction(() => {
        const record = db.dataImports.put({
          id: db.nextId('dataImports'),
          fileName: file.name,
          fileSize: file.size,
          storageKey,
          uploadedBy: user.username,
          uploadedAt: environment.clock.now(),
          ...formatOf(db, table),
          details: null,
          ...unchecked,
          basedOn: 0,
          isPublished: false,
        });
        audit({ subject: subjectOf(record), after: { fileName: file.name, fileSize: file.size } });
        return answerOf(record);
      });
    },

    readDataImport: ({ input: { id } }) => answerOf(requireImport(id)),

    chooseDataSheet: ({ input: { id, sheet }, userNow, audit, request }) =>
      officialData.inTurn(id, async () => {
        const { sheets, storageKey, fileName } = requireUnpublished(id);
        if (!sheets.includes(sheet)) throw new HttpError(400, 'The workbook has no such sheet.');
        const file = await db.blobs.read(storageKey);
        if (!file)
          throw new HttpError(404, 'We no longer have the file of this import. Upload it again.');
        const table = await db.turns.aside(() => readList(file, fileName, readFor(request), sheet));
        await officialData.stop(id);
        userNow();
        const before = requireUnpublished(id);
        const record = db.transaction(() => {
          audit({ subject: subjectOf(before), before: { sheet: before.sheet }, after: { sheet } });
          return db.dataImports.update(id, { ...formatOf(db, table), ...unchecked });
        });
        await removeLater(outdatedOf(before));
        return answerOf(record);
      }),

    checkDataImport: ({ input, userNow, audit }) => {
      const { id, mapping: columns, decisions, ...given } = input;
      const { kind } = given;
      const details = detailsFor(given, environment.clock.now());
      const mapping = mappingFor(kind, columns);
      const [missing] = missingColumns(kind, mapping);
      if (missing) throw new HttpError(400, missing.message);
      return change(id, userNow, async (before) => {
        requireTellable(before.columns.map(({ heading }) => heading));
        const record = db.transaction(() => {
          audit({
            subject: subjectOf(before),
            ...(before.details && { before: { list: listText(before.details) } }),
            after: { list: listText(details), documentUrl: details.documentUrl },
          });
          return db.dataImports.update(id, { details, kind, mapping, decisions, ...unchecked });
        });
        await officialData.startCheck(record);
        await removeLater(outdatedOf(before));
        return answerOf(record);
      });
    },

    decideDataImport: ({ input: { id, decisions, undone }, userNow, audit }) =>
      change(id, userNow, (before) => {
        const all = withDecisions(before.decisions, decisions, undone);
        if (all.length > mostUnknowns)
          throw new HttpError(409, 'Too many decisions at once. Save them in parts.');
        db.transaction(() => {
          // Without a fingerprint, the import cannot be published before the next check.
          db.dataImports.update(id, { decisions: all, fingerprint: null });
          audit({
            subject: subjectOf(before),
            before: { decisions: before.decisions.length },
            after: { decisions: all.length },
          });
        });
        return { decided: all.length };
      }),

    downloadDataReport: async ({ input: { id } }) => {
      const { reportKey } = requireImport(id);
      const content = reportKey === null ? undefined : await db.blobs.read(reportKey);
      if (!content) throw new HttpError(404, 'This import has no report yet.');
      return new Response(content.stream(), {
        headers: {
          'content-type': 'text/csv;charset=UTF-8',
          'content-disposition': `attachment; filename="import-${id}-report.csv"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },

    publishDataImport: ({ input, input: { id, basedOn, reason }, userNow, audit }) =>
      officialData.inTurn(id, async () => {
        const record = requireChecked(input);
        if (!(await officialData.isWhatWasChecked(record)))
          throw new HttpError(409, 'This import changed after the check. Check it again.');
        const others = importsInForce(db).filter(
          ({ details }) => !isSameScope(details!, record.details!),
        );
        const at = environment.clock.now();
        const built = await officialData.build([...others, record], at);
        const user = userNow();
        // Building takes time, so another import may have been published meanwhile.
        requireChecked(input);
        const version = db.transaction(() => {
          const added = addVersion(db, record, { at, by: user.username });
          const names = keepFormat(db, record, { at, by: user.username });
          audit({
            subject: subjectOf(record),
            before: { version: basedOn || null, ...names.before },
            after: {
              version: added.id,
              list: listText(record.details!),
              rows: added.rows,
              ...(reason && { partBecause: reason }),
              ...names.after,
            },
          });
          return added;
        });
        await db.turns.afterCommit(() => reference.use(built));
        return { version: version.id };
      }),

    cancelDataImport: ({ input: { id }, userNow, audit }) =>
      change(id, userNow, async (record) => {
        db.transaction(() => {
          db.dataImports.delete(id);
          audit({ subject: subjectOf(record), before: { fileName: record.fileName } });
        });
        await removeLater([record.storageKey, ...outdatedOf(record)]);
        return { id };
      }),
  });
};
