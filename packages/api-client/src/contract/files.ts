import * as z from 'zod/mini';
import { file, defineArea, rows } from './operation.ts';
import { id, maybe, timestamp } from './values.ts';

export const files = defineArea('everyone', {
  listFiles: {
    requirement: 'END-06',
    summary: 'The alert documents, newest first',
    route: 'GET /api/files/list',
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
    route: 'GET /api/files/download',
    query: z.object({ 'field-id': id }),
    answer: file,
    failures: { 404: 'No such file' },
  },
});
