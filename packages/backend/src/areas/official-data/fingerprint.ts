import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import type { Slices } from './timeSlices.ts';
import { bytesOf } from './textEncoding.ts';

/** A hash of what is published: an import's columns, details, decisions and resulting rows. */
export const fingerprintOf = async (
  { blobs }: Database,
  { sheet, headingLine, mapping, details, decisions, rowsKey }: DataImport,
  slices: Slices,
): Promise<string> => {
  const hash = sha256.create();
  hash.update(utf8ToBytes(JSON.stringify([sheet, headingLine, mapping, details, decisions])));
  const rows = rowsKey === null ? undefined : await blobs.read(rowsKey);
  if (rows)
    for await (const bytes of bytesOf(rows)) {
      hash.update(bytes);
      if (slices.isUsedUp()) await slices.pause();
    }
  return bytesToHex(hash.digest());
};
