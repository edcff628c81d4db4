import { acceptedFiles, maxFileBytes } from '@seatwise/api-client/contract/constants/files';
import { extensionOf, type Extension } from './fileName.ts';
import { messages, ownMessages } from './messages.ts';

/** How many bytes are read to detect the type. */
export const headLength = 8;

/** The media types that browsers declare for unknown files. */
const undeclared = new Set(['', 'application/octet-stream']);

type Described = Pick<File, 'name' | 'type' | 'size'>;

/** What is wrong with a file by its name, its declared type and its size. */
export const fileProblem = ({ name, type, size }: Described): string | undefined => {
  const extension = extensionOf(name);
  const declared = type.split(';')[0]!.trim().toLowerCase();
  if (!extension || !(undeclared.has(declared) || declared === acceptedFiles[extension]))
    return messages.unsupported;
  if (size > maxFileBytes) return messages.tooLarge;
  return size === 0 ? ownMessages.empty : undefined;
};

const jpeg = [0xff, 0xd8, 0xff];

/** The magic numbers of each extension. */
const signatures: Readonly<Record<Extension, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  jpg: jpeg,
  jpeg,
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Whether the first bytes fit the extension; the server checks the whole file. */
export const contentMatches = (name: string, head: Uint8Array): boolean => {
  const extension = extensionOf(name);
  return (
    extension !== undefined && signatures[extension].every((octet, index) => head[index] === octet)
  );
};
