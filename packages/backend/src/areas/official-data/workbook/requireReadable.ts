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

/** The most bytes that all parts together may unpack to. */
const maxUnpacked = 64 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...octets: number[]): boolean =>
  octets.every((octet, index) => bytes[index] === octet);

const directoryOf = async (file: Blob): Promise<readonly ZipEntry[]> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  // The old format and encrypted workbooks are both compound files of Windows.
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw refusal('protected');
  if (!startsWith(head, 0x50, 0x4b, 0x03, 0x04)) throw refusal('notWorkbook');
  return readDirectory(file);
};

const nameOf = ({ name }: ZipEntry): string => name.replaceAll('\\', '/').toLowerCase();

/** Matches a type or entity declaration, or an entity that is not built into XML. */
const declaration = /<!(?:DOCTYPE|ENTITY)|&(?!(?:amp|lt|gt|quot|apos);)[A-Za-z][\w.-]{0,50};/;
/**
 * Matches a comment or an instruction, whose cells the library would read; no office program writes
 * one.
 */
const aside = /<!--|<\?(?!xml\s)/;
/** The overlap of pieces in characters, longer than any match of the patterns above. */
const overlap = 64;
const headLength = 4096;

/** Checks a part's text while it is unpacked: it must be valid text and have no declarations. */
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
 * Refuses a file that no library should open. Each part is unpacked once without storing it, to
 * measure its true size, whatever the directory claims.
 */
export const requireReadable = async (file: Blob): Promise<void> => {
  if (file.size > workbookLimits.bytes) throw refusal('tooLarge');
  const slices = createSlices();
  try {
    const entries = await directoryOf(file);
    const names = new Set(entries.map(nameOf));
    if (!names.has('_rels/.rels') || !names.has('xl/workbook.xml')) throw refusal('notWorkbook');
    // Programs disagree on which of two parts with the same name to read.
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
