import * as z from 'zod/mini';
import { maxNameLength } from './constants/files.ts';
import { defineArea, text } from './operation.ts';
import { bounded, id } from './values.ts';

export const adminFiles = defineArea('admin', {
  uploadFile: {
    requirement: 'END-24',
    summary: 'Publish an alert document',
    route: 'POST /api/admin/files/upload',
    encoding: 'multipart',
    body: z.object({ file: z.file(), uploaderId: id }),
    answer: text,
    failures: {
      400: 'The type, the content or the size is refused',
      413: 'The request is larger than any accepted file',
    },
  },

  /** Not specified. If a backend does not offer it, files cannot be renamed. */
  renameFile: {
    summary: 'Give an alert document another name, with the same ending',
    route: 'PUT /api/admin/files/rename/{id}',
    params: z.object({ id }),
    body: z.object({
      fileName: bounded(maxNameLength),
      /** The name as the form showed it. */
      seen: z.optional(z.partial(z.object({ fileName: bounded(maxNameLength) }))),
    }),
    answer: text,
    failures: {
      400: 'The name is refused',
      404: 'No such file',
      409: 'Someone renamed the file meanwhile',
    },
  },

  deleteFile: {
    requirement: 'END-25',
    summary: 'Withdraw an alert document',
    route: 'DELETE /api/admin/files/delete/{id}',
    params: z.object({ id }),
    answer: text,
    failures: { 404: 'No such file' },
  },
});
