import { workbookLimits } from '@seatwise/api-client/contract/constants/data';
import { checksumOf } from '../../../files/checksum.ts';
import {
  createUnpackLimit,
  readDirectory,
  unpack,
  ZipBomb,
  type ZipEntry,
} from '../../../files/zipArchive.ts';
import { HttpError } from '../../../httpError.ts';
import { createSlices } from '../timeSlices.ts';
import { refusal } from './refusals.ts';

/** What all parts together may unpack to. Bytes. */
const maxUnpacked = 64 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...octets: number[]): boolean =>
  octets.every((octet, index) => bytes[index] === octet);

const directoryOf = async (file: Blob): Promise<readonly ZipEntry[]> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  // Both the old format and an encrypted workbook are compound files of Windows.
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw refusal('protected');
  if (!startsWith(head, 0x50, 0x4b, 0x03, 0x04)) throw refusal('notWorkbook');
  return readDirectory(file);
};

const nameOf = ({ name }: ZipEntry): string => name.replaceAll('\\', '/').toLowerCase();

/** A declaration of a type or an entity, or an entity that XML does not know by itself. */
const declaration = /<!(?:DOCTYPE|ENTITY)|&(?!(?:amp|lt|gt|quot|apos);)[A-Za-z][\w.-]{0,50};/;
/** A comment or an instruction: the library would read its cells. No office program writes one. */
const aside = /<!--|<\?(?!xml\s)/;
/** Longer than what a declaration is recognised by. Characters. */
const overlap = 64;
const headLength = 4096;

/** Looks at the text of a part while it is unpacked: whether it is whole, and declares nothing. */
const createXmlCheck = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  let length = 0;
  let tail = '';
  const take = (text: string): void => {
    if (head.length < headLength) head += text.slice(0, headLength - head.length);
    length += text.length;
    const seen = tail + text;
    if (declaration.test(seen)) throw refusal('entities');
    if (aside.test(seen)) throw refusal('damaged');
    tail = seen.slice(-overlap);
  };
  return {
    push: (bytes: Uint8Array): void => take(decoder.decode(bytes, { stream: true })),
    end: (): void => {
      take(decoder.decode());
      const [, root] = /<([\w:.-]+)[\s/>]/.exec(head) ?? [];
      const isOneTag = length < headLength && /^(?:<\?[^>]*>\s*)?<[^<>]*\/>\s*$/.test(head);
      if (!tail.trimEnd().endsWith(`</${root}>`) && !isOneTag) throw refusal('damaged');
    },
  };
};

/**
 * Refuses a file that no library should open: its true sizes are measured by unpacking each part
 * once without keeping it, whatever the directory says of them.
 */
export const requireReadable = async (file: Blob): Promise<void> => {
  if (file.size > workbookLimits.bytes) throw refusal('tooLarge');
  const slices = createSlices();
  try {
    const entries = await directoryOf(file);
    const names = new Set(entries.map(nameOf));
    if (!names.has('_rels/.rels') || !names.has('xl/workbook.xml')) throw refusal('notWorkbook');
    // Programs would read different ones of two parts with one name.
    if (names.size !== entries.length) throw refusal('damaged');
    if (entries.some(({ isEncrypted }) => isEncrypted)) throw refusal('protected');
    const take = createUnpackLimit(file, maxUnpacked);
    for (const entry of entries) {
      const xml = /\.(?:xml|rels|vml)$/.test(nameOf(entry)) ? createXmlCheck() : undefined;
      let checksum = 0;
      for await (const bytes of unpack(file, entry)) {
        take(bytes);
        checksum = checksumOf(bytes, checksum);
        xml?.push(bytes);
        if (slices.isUsedUp()) await slices.pause();
      }
      xml?.end();
      if (checksum !== entry.checksum) throw refusal('damaged');
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw refusal(error instanceof ZipBomb ? 'bomb' : 'damaged');
  }
};
