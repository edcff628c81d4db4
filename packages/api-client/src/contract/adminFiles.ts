import * as z from 'zod/mini';
import { defineArea, text } from './operation.ts';
import { id } from './values.ts';

export const adminFiles = defineArea({
  uploadFile: {
    requirement: 'END-24',
    summary: 'Publish an alert document',
    method: 'POST',
    path: '/api/admin/files/upload',
    access: 'admin',
    encoding: 'multipart',
    body: z.object({ file: z.file(), uploaderId: id }),
    answer: text,
    failures: {
      400: { when: 'The type, the content or the size is refused' },
      413: { when: 'The request is larger than any accepted file' },
    },
  },

  deleteFile: {
    requirement: 'END-25',
    summary: 'Withdraw an alert document',
    method: 'DELETE',
    path: '/api/admin/files/delete/{id}',
    access: 'admin',
    params: z.object({ id }),
    answer: text,
    failures: { 404: { when: 'No such file' } },
  },
});
