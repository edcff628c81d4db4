import { strToU8, zipSync } from 'fflate';

/** A Word document has some dozens. */
const maxEntries = 5000;
const maxDirectoryBytes = 1024 * 1024;

/** An archive that unpacks to more counts as a decompression bomb. Bytes. */
const maxUnpacked = 300 * 1024 * 1024;
/** So does one beyond this that unpacks to more than `maxRatio` times its own size. Bytes. */
const smallUnpacked = 10 * 1024 * 1024;
const maxRatio = 100;

interface Entry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly size: number;
  readonly offset: number;
}

const viewOf = async (file: Blob, start: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

/** The end record with the longest comment that may follow it. */
const endLength = 22;
const maxTail = endLength + 65_535;

const findEnd = (tail: DataView): number => {
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === 0x06054b50) return at;
  throw new RangeError('No directory');
};

/** The directory of an archive: what is in it, by its own account. */
const readDirectory = async (file: Blob): Promise<readonly Entry[]> => {
  const tail = await viewOf(file, Math.max(0, file.size - maxTail), maxTail);
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  if (count > maxEntries || length > maxDirectoryBytes) throw new RangeError('Too many entries');
  const directory = await viewOf(file, tail.getUint32(end + 16, true), length);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count;) {
    const method = directory.getUint16(at + 10, true);
    const isEncrypted = (directory.getUint16(at + 8, true) & 1) === 1;
    if (
      directory.getUint32(at, true) !== 0x02014b50 ||
      isEncrypted ||
      (method !== 0 && method !== 8)
    )
      throw new RangeError('Not an entry that Word writes');
    const nameLength = directory.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength)),
      isPacked: method === 8,
      size: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
};

/** Unpacks an entry without keeping it, and returns its true size; stops beyond `most`. */
const measure = async (file: Blob, { isPacked, size, offset }: Entry, most: number) => {
  const header = await viewOf(file, offset, 30);
  if (header.getUint32(0, true) !== 0x04034b50) throw new RangeError('Not an entry');
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const stored = file.slice(start, start + size);
  if (!isPacked) return stored.size;
  const reader = stored.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let unpacked = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return unpacked;
    unpacked += value.byteLength;
    if (unpacked > most) {
      await reader.cancel();
      return unpacked;
    }
  }
};

/** Whether it is a Word document, and no decompression bomb: measured, whatever its directory says. */
export const isWordDocument = async (file: Blob): Promise<boolean> => {
  try {
    const entries = await readDirectory(file);
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
