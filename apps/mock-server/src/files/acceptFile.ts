import { acceptedFiles, maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import { HttpError } from '../httpError.ts';
import { extensionOf } from './fileName.ts';
import { contentMatches } from './signature.ts';

export interface AcceptedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** What a form calls a file whose type the browser does not know. */
const undeclared = new Set(['', 'application/octet-stream']);

/** Takes an upload whose name, declared type and content agree; throws an HttpError otherwise. */
export const acceptFile = async (file: File): Promise<AcceptedFile> => {
  const extension = extensionOf(file.name);
  if (!extension) throw new HttpError(400, 'Unsupported file type.');
  const type = acceptedFiles[extension];
  const declared = file.type.split(';')[0]!.trim().toLowerCase();
  if (!undeclared.has(declared) && declared !== type)
    throw new HttpError(400, 'Unsupported file type.');
  if (file.size > maxFileBytes) throw new HttpError(400, 'File too large. Max 50MB allowed.');
  if (file.size === 0) throw new HttpError(400, 'The file is empty.');
  if (!(await contentMatches(extension, file))) throw new HttpError(400, 'Unsupported file type.');
  return { name: file.name, type, size: file.size };
};
