/** As much of the ZIP format as a .docx needs: reading its directory, writing stored entries. */

const localHeader = 0x04034b50;
const directoryEntry = 0x02014b50;
const directoryEnd = 0x06054b50;

interface Entry {
  readonly name: string;
  readonly packedSize: number;
  readonly size: number;
}

/** The directory of an archive; undefined where the bytes are none. */
const readDirectory = (bytes: Uint8Array): Entry[] | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || view.getUint32(0, true) !== localHeader) return undefined;
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  let end = bytes.length - 22;
  while (end >= lowest && view.getUint32(end, true) !== directoryEnd) end -= 1;
  if (end < lowest) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== directoryEntry) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

/** Beyond this, unpacking is an attack rather than a document. */
const maxUnpacked = 300 * 1024 * 1024;
const maxRatio = 200;

/** Whether the bytes are a Word document, and not one that unpacks into a flood. */
export const isWordDocument = (bytes: Uint8Array): boolean => {
  const entries = readDirectory(bytes);
  if (!entries?.some(({ name }) => name === '[Content_Types].xml')) return false;
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const floods =
    size > maxUnpacked ||
    entries.some((entry) => entry.size > 1024 * 1024 && entry.size > entry.packedSize * maxRatio);
  return !floods && entries.some(({ name }) => name === 'word/document.xml');
};

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const octet of bytes) crc = crcTable[(crc ^ octet) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** 1 January 2025, in the format's own reckoning; the same for every entry. */
const dosDate = ((2025 - 1980) << 9) | (1 << 5) | 1;

/** An archive of stored (not packed) entries. */
export const writeZip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const nameBytes = new TextEncoder().encode(name);
    const body = new TextEncoder().encode(text);
    const common = new DataView(new ArrayBuffer(26));
    common.setUint16(0, 20, true);
    common.setUint16(8, dosDate, true);
    common.setUint32(10, crc32(body), true);
    common.setUint32(14, body.length, true);
    common.setUint32(18, body.length, true);
    common.setUint16(22, nameBytes.length, true);
    const shared = new Uint8Array(common.buffer);
    parts.push(uint32(localHeader), shared, nameBytes, body);
    directory.push(
      uint32(directoryEntry),
      uint16(20),
      shared,
      new Uint8Array(10),
      uint32(offset),
      nameBytes,
    );
    offset += 30 + nameBytes.length + body.length;
  }
  const count = Object.keys(files).length;
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0);
  return join([
    ...parts,
    ...directory,
    uint32(directoryEnd),
    new Uint8Array(4),
    uint16(count),
    uint16(count),
    uint32(directorySize),
    uint32(offset),
    new Uint8Array(2),
  ]);
};

const uint16 = (value: number): Uint8Array => Uint8Array.of(value & 0xff, value >>> 8);
const uint32 = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};
