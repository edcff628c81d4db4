export { documents, documentsFor } from './documents.ts';
export type { DocumentName } from './documents.ts';
