import { strToU8, zipSync } from 'fflate';
import { readDirectory, unpack, type ZipEntry } from './zipArchive.ts';

/** An archive that unpacks to more counts as a decompression bomb. Bytes. */
const maxUnpacked = 300 * 1024 * 1024;
/** Beyond this, so does one that unpacks to more than `maxRatio` times its own size. Bytes. */
const smallUnpacked = 10 * 1024 * 1024;
const maxRatio = 100;

/** Unpacks an entry without keeping it, and returns its true size; stops beyond `most`. */
const measure = async (file: Blob, entry: ZipEntry, most: number): Promise<number> => {
  let unpacked = 0;
  for await (const bytes of unpack(file, entry)) {
    unpacked += bytes.byteLength;
    if (unpacked > most) break;
  }
  return unpacked;
};

/** Whether it is a Word document, and no decompression bomb: measured, whatever its directory says. */
export const isWordDocument = async (file: Blob): Promise<boolean> => {
  try {
    const entries = await readDirectory(file);
    if (entries.some(({ isEncrypted }) => isEncrypted)) return false;
    const names = new Set(entries.map(({ name }) => name));
    if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) return false;
    let left = Math.min(maxUnpacked, Math.max(smallUnpacked, file.size * maxRatio));
    for (const entry of entries) {
      left -= await measure(file, entry, left);
      if (left < 0) return false;
    }
    return true;
  } catch {
    return false;
  }
};

/** An archive of stored (not packed) entries; the fixed date makes equal files equal. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
    mtime: new Date(2025, 0, 1),
  });
