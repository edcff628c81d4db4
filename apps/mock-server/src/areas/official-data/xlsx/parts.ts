import { checksumOf } from '../../../files/checksum.ts';
import { readDirectory, unpack, type ZipEntry } from '../../../files/zipArchive.ts';
import { HttpError } from '../../../httpError.ts';
import { createSlices } from '../timeSlices.ts';
import { refusal } from './refusals.ts';
import { createXmlReader, type XmlHandler } from './xml.ts';

/** What all parts that are read may unpack to: a million rows of ten columns. Bytes. */
const maxUnpacked = 512 * 1024 * 1024;
/** Beyond this, no more than `maxRatio` times the size of the file. Bytes. */
const smallUnpacked = 10 * 1024 * 1024;
const maxRatio = 100;

const inWords = (error: unknown): HttpError =>
  error instanceof HttpError ? error : refusal('damaged');

const startsWith = (bytes: Uint8Array, ...octets: number[]): boolean =>
  octets.every((octet, index) => bytes[index] === octet);

const directoryOf = async (file: Blob): Promise<readonly ZipEntry[]> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  // Both the old format and an encrypted workbook are compound files of Windows.
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw refusal('protected');
  if (!startsWith(head, 0x50, 0x4b, 0x03, 0x04)) throw refusal('notWorkbook');
  try {
    return await readDirectory(file);
  } catch {
    throw refusal('damaged');
  }
};

/** Spreadsheets are UTF-8; the standard admits UTF-16 with its mark. */
const decoderFor = (head: Uint8Array): TextDecoder => {
  const isWide = startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff);
  const encoding = isWide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
};

const nameOf = (path: string): string => path.replaceAll('\\', '/').toLowerCase();

/** The parts of a workbook, read one at a time within limits that hold for all of them together. */
export const openParts = async (file: Blob) => {
  const entries = await directoryOf(file);
  const parts = new Map(entries.map((entry) => [nameOf(entry.name), entry]));
  // Of two parts with one name, programs would read different ones.
  if (parts.size !== entries.length) throw refusal('damaged');
  let left = Math.min(maxUnpacked, Math.max(smallUnpacked, file.size * maxRatio));
  const slices = createSlices();

  /** Reads a part as XML, and says after each piece how much of it is read. */
  async function* read(path: string, handler: XmlHandler): AsyncGenerator<number> {
    const entry = parts.get(nameOf(path));
    if (!entry) throw refusal('damaged');
    if (entry.isEncrypted) throw refusal('protected');
    if (entry.unpackedSize > left) throw refusal('tooLarge');
    const reader = createXmlReader(handler);
    let decoder: TextDecoder | undefined;
    let unpacked = 0;
    let checksum = 0;
    try {
      for await (const bytes of unpack(file, entry)) {
        unpacked += bytes.length;
        left -= bytes.length;
        if (left < 0) throw refusal('tooLarge');
        checksum = checksumOf(bytes, checksum);
        decoder ??= decoderFor(bytes);
        reader.push(decoder.decode(bytes, { stream: true }));
        yield Math.min(1, unpacked / Math.max(1, entry.unpackedSize));
        if (slices.isUsedUp()) await slices.pause();
      }
      if (decoder) reader.push(decoder.decode());
      reader.end();
      if (checksum !== entry.checksum) throw refusal('damaged');
    } catch (error) {
      throw inWords(error);
    }
  }

  return {
    has: (path: string): boolean => parts.has(nameOf(path)),
    read,
    readWhole: async (path: string, handler: XmlHandler): Promise<void> => {
      for await (const _ of read(path, handler));
    },
  };
};

export type Parts = Awaited<ReturnType<typeof openParts>>;
