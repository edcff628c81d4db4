import { strToU8, zipSync } from 'fflate';
import { createUnpackLimit, readDirectory, unpack } from './zipArchive.ts';

/** An archive that unpacks to more bytes counts as a decompression bomb. */
const maxUnpacked = 300 * 1024 * 1024;

/** Whether a file is a Word document; unpacks it to rule out a decompression bomb. */
export const isWordDocument = async (file: Blob): Promise<boolean> => {
  try {
    const entries = await readDirectory(file);
    if (entries.some(({ isEncrypted }) => isEncrypted)) return false;
    const names = new Set(entries.map(({ name }) => name));
    if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
    const take = createUnpackLimit(file, maxUnpacked);
    for (const entry of entries) for await (const bytes of unpack(file, entry)) take(bytes);
    return true;
  } catch {
    return false;
  }
};

/** An archive of uncompressed entries; the fixed date makes equal inputs give equal files. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
    mtime: new Date(2025, 0, 1),
  });
