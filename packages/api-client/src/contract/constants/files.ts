import { visibleName } from './visibleName.ts';

/** The accepted uploads: extension → media type. */
export const acceptedFiles = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;

/** The largest accepted upload, to the byte. */
export const maxFileBytes = 50 * 1024 * 1024;

export type Extension = keyof typeof acceptedFiles;

export const maxNameLength = 255;

const separators = /[/\\]/;

/** An inner extension that some systems would execute. */
const runnable =
  /\.(exe|com|scr|bat|cmd|msi|ps1|sh|js|mjs|vbs|jar|php|phtml|asp|aspx|jsp|html?|svg|xhtml|hta|lnk)(\.|$)/i;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The accepted extension of a file name; undefined for an untrustworthy name. */
export const extensionOf = (name: string): Extension | undefined => {
  const plain = decoded(name);
  const isTrusted =
    plain.length <= maxNameLength &&
    visibleName.test(plain) &&
    plain === plain.trim() &&
    !separators.test(plain) &&
    !plain.startsWith('.') &&
    !runnable.test(plain);
  if (!isTrusted) return undefined;
  const extension = /\.([a-z]+)$/i.exec(plain)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(acceptedFiles, extension)
    ? (extension as Extension)
    : undefined;
};

/** The media types that browsers declare for unknown files. */
const undeclared: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/** The extension of a file with a trustworthy name whose declared type does not contradict it. */
export const declaredExtension = ({
  name,
  type,
}: {
  readonly name: string;
  readonly type: string;
}): Extension | undefined => {
  const extension = extensionOf(name);
  const declared = type.split(';')[0]!.trim().toLowerCase();
  return extension && (undeclared.has(declared) || declared === acceptedFiles[extension])
    ? extension
    : undefined;
};

const jpeg = [0xff, 0xd8, 0xff];

/** The magic numbers (first bytes) of files, by extension. */
const signatures: Readonly<Record<Extension, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  jpg: jpeg,
  jpeg,
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

export const startsAs = (extension: Extension, head: Uint8Array): boolean =>
  signatures[extension].every((octet, index) => head[index] === octet);

/** How many bytes are read to detect the type. */
export const headLength = 8;
