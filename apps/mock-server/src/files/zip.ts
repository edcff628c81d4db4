import { strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';

/** The most entries that the format without extensions can name. */
const maxEntries = 65_535;

/** The directory of an archive, read without unpacking; undefined for other bytes. */
const readDirectory = (bytes: Uint8Array): readonly UnzipFileInfo[] | undefined => {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.push(entry) > maxEntries) throw new RangeError('Too many entries');
        return false;
      },
    });
    return entries;
  } catch {
    return undefined;
  }
};

/** Beyond these limits an archive counts as a decompression bomb. */
const maxUnpacked = 300 * 1024 * 1024;
const maxRatio = 200;

/** Whether the bytes are a Word document, and not a decompression bomb. */
export const isWordDocument = (bytes: Uint8Array): boolean => {
  const entries = readDirectory(bytes);
  if (!entries?.some(({ name }) => name === '[Content_Types].xml')) return false;
  const unpacked = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const isBomb =
    unpacked > maxUnpacked ||
    entries.some(
      ({ size, originalSize }) => originalSize > 1024 * 1024 && originalSize > size * maxRatio,
    );
  return !isBomb && entries.some(({ name }) => name === 'word/document.xml');
};

/** An archive of stored (not packed) entries; the fixed date makes equal files equal. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
    mtime: new Date(2025, 0, 1),
  });
