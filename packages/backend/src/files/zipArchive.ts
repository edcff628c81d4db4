/** The most entries; an office document has some dozens. */
const maxEntries = 5000;
const maxDirectoryBytes = 1024 * 1024;

/** An entry of an archive, as its directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  /** The stored size in bytes. */
  readonly size: number;
  readonly offset: number;
}

const viewOf = async (file: Blob, start: number, length: number): Promise<DataView> =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

/** The size of the end record, and with the longest comment that may follow. */
const endLength = 22;
const maxTail = endLength + 65_535;

const findEnd = (tail: DataView): number => {
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === 0x06054b50) return at;
  throw new RangeError('No directory');
};

/** Reads an archive's directory, which lists its entries; throws if there is none. */
export const readDirectory = async (file: Blob): Promise<readonly ZipEntry[]> => {
  const tail = await viewOf(file, Math.max(0, file.size - maxTail), maxTail);
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  if (count > maxEntries || length > maxDirectoryBytes) throw new RangeError('Too many entries');
  const directory = await viewOf(file, tail.getUint32(end + 16, true), length);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    const method = directory.getUint16(at + 10, true);
    if (directory.getUint32(at, true) !== 0x02014b50 || (method !== 0 && method !== 8))
      throw new RangeError('Not an entry that office programs write');
    const nameLength = directory.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength)),
      isPacked: method === 8,
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      checksum: directory.getUint32(at + 16, true),
      size: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
};

/** The number of bytes read at a time. */
const readBytes = 64 * 1024;

async function* stored(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < file.size; at += readBytes)
    yield new Uint8Array(await file.slice(at, at + readBytes).arrayBuffer());
}

/**
 * Inflates at the reader's pace. If the reader stops early, the streams are just abandoned:
 * cancelling Node's `DecompressionStream` with output left throws an error that cannot be caught.
 */
async function* inflated(file: Blob): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  let isOver = false;
  const feed = async (): Promise<void> => {
    for await (const bytes of stored(file)) {
      if (isOver) return;
      await writer.write(bytes);
    }
    await writer.close();
  };
  // The reader throws the same error, so this one is ignored.
  feed().catch(() => undefined);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    isOver = true;
  }
}

/** An archive that unpacks to far more than its own size. */
export class ZipBomb extends Error {}

/** Any archive may unpack to this many bytes, and a larger one to `maxRatio` times its size. */
const smallUnpacked = 10 * 1024 * 1024;
const maxRatio = 100;

/** Counts unpacked bytes; throws a ZipBomb over `most` bytes, or over the archive's own limit. */
export const createUnpackLimit = (file: Blob, most: number) => {
  let left = Math.min(most, Math.max(smallUnpacked, file.size * maxRatio));
  return (bytes: Uint8Array): void => {
    left -= bytes.byteLength;
    if (left < 0) throw new ZipBomb();
  };
};

/** Unpacks an entry in pieces, on demand; throws if it is damaged. */
export async function* unpack(
  file: Blob,
  { isPacked, size, offset }: ZipEntry,
): AsyncGenerator<Uint8Array> {
  const header = await viewOf(file, offset, 30);
  if (header.getUint32(0, true) !== 0x04034b50) throw new RangeError('Not an entry');
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const content = file.slice(start, start + size);
  yield* isPacked ? inflated(content) : stored(content);
}
