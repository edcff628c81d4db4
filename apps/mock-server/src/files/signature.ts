import type { Extension } from './fileName.ts';
import { isWordDocument } from './zip.ts';

const startsWith =
  (...octets: number[]) =>
  async (file: Blob): Promise<boolean> => {
    const bytes = new Uint8Array(await file.slice(0, octets.length).arrayBuffer());
    return octets.every((octet, index) => bytes[index] === octet);
  };

const jpeg = startsWith(0xff, 0xd8, 0xff);
const zip = startsWith(0x50, 0x4b, 0x03, 0x04);

/** The content check of each extension; it reads what it needs, not the whole file into memory. */
const signatures: Readonly<Record<Extension, (file: Blob) => Promise<boolean>>> = {
  pdf: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
  doc: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  docx: async (file) => (await zip(file)) && isWordDocument(file),
  jpg: jpeg,
  jpeg,
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
};

export const contentMatches = (extension: Extension, file: Blob): Promise<boolean> =>
  signatures[extension](file);
