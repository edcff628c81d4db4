import {
  declaredExtension,
  extensionOf,
  maxFileBytes,
  startsAs,
} from '@seatwise/api-client/contract/constants/files';
import { messages, ownMessages } from './messages.ts';

/** What is wrong with a file's name, declared type or size. */
export const fileProblem = (file: Pick<File, 'name' | 'type' | 'size'>): string | undefined => {
  if (!declaredExtension(file)) return messages.unsupported;
  if (file.size > maxFileBytes) return messages.tooLarge;
  return file.size === 0 ? ownMessages.empty : undefined;
};

/** Whether the first bytes match the extension; the server checks the whole file. */
export const contentMatches = (name: string, head: Uint8Array): boolean => {
  const extension = extensionOf(name);
  return extension !== undefined && startsAs(extension, head);
};
