import {
  acceptedFiles,
  declaredExtension,
  headLength,
  maxFileBytes,
  startsAs,
  type Extension,
} from '@seatwise/api-client/contract/constants/files';
import { HttpError } from '../httpError.ts';
import { isWordDocument } from './zip.ts';

export interface AcceptedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Whether a file's content matches its extension; reads only the needed part of the file. */
export const contentMatches = async (extension: Extension, file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return startsAs(extension, head) && (extension !== 'docx' || (await isWordDocument(file)));
};

/** Takes an upload whose name, declared type and content agree; throws an HttpError otherwise. */
export const acceptFile = async (file: File): Promise<AcceptedFile> => {
  const extension = declaredExtension(file);
  if (!extension) throw new HttpError(400, 'Unsupported file type.');
  if (file.size > maxFileBytes) throw new HttpError(400, 'File too large. Max 50MB allowed.');
  if (file.size === 0) throw new HttpError(400, 'The file is empty.');
  if (!(await contentMatches(extension, file))) throw new HttpError(400, 'Unsupported file type.');
  return { name: file.name, type: acceptedFiles[extension], size: file.size };
};
