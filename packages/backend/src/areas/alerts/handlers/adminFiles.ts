import { adminFiles as contract } from '@seatwise/api-client/contract/adminFiles';
import { acceptedFiles, extensionOf } from '@seatwise/api-client/contract/constants/files';
import type { Backend } from '../../../backend.ts';
import type { FileRecord } from '../../../db/records.ts';
import { acceptFile } from '../../../files/acceptFile.ts';
import type { StoredFile } from '../../../files/storedFile.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { mergeSeen } from '../../../http/seenFields.ts';

const subjectOf = ({ id, fileName }: FileRecord) =>
  ({ kind: 'file', id, label: fileName }) as const;

const factsOf = ({ fileName, fileType, fileSize }: FileRecord) => ({
  fileName,
  fileType,
  fileSize,
});

export const adminFileHandlers = (backend: Backend) => {
  const { db, environment } = backend;

  return serveArea(backend, contract, {
    // The uploader is the signed-in user; the form's uploaderId is ignored.
    uploadFile: async ({ input, userNow, audit }) => {
      const { name, type, size } = await acceptFile(input.file);
      const { storageKey } = input.file as StoredFile;
      const user = userNow();
      db.transaction(() => {
        const file = db.files.put({
          id: db.nextId('files'),
          fileName: name,
          fileType: type,
          fileSize: size,
          uploaderId: user.id,
          uploaderName: user.username,
          uploadedAt: environment.clock.now(),
          storageKey,
          viewable: type === 'application/pdf' || type.startsWith('image/'),
          downloadable: true,
        });
        audit({ subject: subjectOf(file), after: factsOf(file) });
      });
      return 'File uploaded.';
    },

    renameFile: ({ input: { id, fileName, seen = {} }, audit }) => {
      const file = orNotFound(db.files.get(id), 'There is no such file.');
      const extension = extensionOf(fileName);
      if (!extension || acceptedFiles[extension] !== file.fileType)
        throw new HttpError(400, 'This name cannot be used, or its ending is of another type.');
      const subject = { kind: 'file', id, what: 'file' };
      mergeSeen(db, subject, { edit: { fileName }, seen, current: { fileName: file.fileName } });
      db.transaction(() => {
        const renamed = db.files.update(id, { fileName });
        audit({ subject: subjectOf(renamed), before: factsOf(file), after: factsOf(renamed) });
      });
      return 'File renamed.';
    },

    deleteFile: async ({ input, audit }) => {
      const file = orNotFound(db.files.get(input.id), 'There is no such file.');
      // Deleting must work on a full disk, because it frees space.
      db.evenWhenFull(() => {
        db.files.delete(file.id);
        audit({ subject: subjectOf(file), before: factsOf(file) });
      });
      await db.turns.afterCommit(() => db.blobs.remove([file.storageKey]));
      return 'File deleted.';
    },
  });
};
