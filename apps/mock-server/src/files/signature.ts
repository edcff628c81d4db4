import type { Extension } from './fileName.ts';
import { isWordDocument } from './zip.ts';

const startsWith =
  (...octets: number[]) =>
  (bytes: Uint8Array): boolean =>
    octets.every((octet, index) => bytes[index] === octet);

const jpeg = startsWith(0xff, 0xd8, 0xff);
const zip = startsWith(0x50, 0x4b, 0x03, 0x04);

/** The content check of each extension. */
const signatures: Readonly<Record<Extension, (bytes: Uint8Array) => boolean>> = {
  pdf: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
  doc: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  docx: (bytes) => zip(bytes) && isWordDocument(bytes),
  jpg: jpeg,
  jpeg,
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
};

export const contentMatches = (extension: Extension, bytes: Uint8Array): boolean =>
  signatures[extension](bytes);
