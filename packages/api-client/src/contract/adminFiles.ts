import * as z from 'zod/mini';
import { defineArea, text } from './operation.ts';
import { id } from './values.ts';

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

  deleteFile: {
    requirement: 'END-25',
    summary: 'Withdraw an alert document',
    route: 'DELETE /api/admin/files/delete/{id}',
    params: z.object({ id }),
    answer: text,
    failures: { 404: 'No such file' },
  },
});
