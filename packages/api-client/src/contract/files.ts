import * as z from 'zod/mini';
import { file, defineArea, rows } from './operation.ts';
import { id, maybe, timestamp } from './values.ts';

export const files = defineArea({
  listFiles: {
    requirement: 'END-06',
    summary: 'The alert documents, newest first',
    method: 'GET',
    path: '/api/files/list',
    access: 'everyone',
    answer: rows(
      z.object({
        id: z.int(),
        fileName: maybe(z.string()),
        fileType: maybe(z.string()),
        fileSize: maybe(z.int()),
        uploaderName: maybe(z.string()),
        uploadedAt: maybe(timestamp),
        viewUrl: maybe(z.string()),
        fileUrl: maybe(z.string()),
      }),
    ),
  },

  downloadFile: {
    requirement: 'END-07',
    summary: 'One document as an attachment',
    method: 'GET',
    path: '/api/files/download',
    access: 'everyone',
    query: z.object({ 'field-id': id }),
    answer: file,
    failures: { 404: { when: 'No such file' } },
  },
});
