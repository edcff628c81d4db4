import { iso } from '@seatwise/api-client/contract/constants/time';
import { files as contract } from '@seatwise/api-client/contract/files';
import type { Backend } from '../../../backend.ts';
import type { FileRecord } from '../../../db/records.ts';
import { serveFile } from '../../../files/serveFile.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { peerOf, serveArea } from '../../../http/handle.ts';
import { on } from '../../../http/routes.ts';

const toPublishedFile = (file: FileRecord) => {
  const address = `/uploads/${file.storageKey}`;
  return {
    id: file.id,
    fileName: file.fileName,
    fileType: file.fileType,
    fileSize: file.fileSize,
    uploaderName: file.uploaderName,
    uploadedAt: iso(file.uploadedAt),
    viewUrl: file.viewable ? address : null,
    fileUrl: file.downloadable ? address : null,
  };
};

/** The published documents, the newest first. */
export const publishedFiles = ({ files }: Backend['db']) =>
  files
    .all()
    .toSorted((a, b) => b.uploadedAt - a.uploadedAt || b.id - a.id)
    .map(toPublishedFile);

export const fileHandlers = (backend: Backend) => {
  const { db, downloads } = backend;

  return serveArea(backend, contract, {
    listFiles: () => publishedFiles(db),

    downloadFile: ({ input, request, peer }) => {
      const file = orNotFound(db.files.get(input['field-id']), 'There is no such file.');
      return serveFile({ db, downloads, request, peer }, file, 'attachment');
    },
  });
};

/** Serves viewUrl and fileUrl: stored files by their generated names. */
export const uploadHandlers = ({ db, downloads }: Backend) => [
  on.get('/uploads/:key', ({ params, request }) => {
    const [file] = db.files.where('storageKey', params['key']!);
    if (!file?.viewable && !file?.downloadable)
      return new HttpError(404, 'There is no such file.').toResponse();
    const kind = file.viewable ? 'inline' : 'attachment';
    return serveFile({ db, downloads, request, peer: peerOf(request) }, file, kind);
  }),
];
