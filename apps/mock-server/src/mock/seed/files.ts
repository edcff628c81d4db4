import { day, hour } from '@seatwise/api-client/contract/constants/time';
import { randomName, type Environment } from '@seatwise/backend/environment';
import type { Database } from '@seatwise/backend/db/database';
import type { FileRecord, User } from '@seatwise/backend/db/records';
import { texts } from './texts.ts';
import { wordDocument } from './wordDocument.ts';
import { pdfDocument } from './pdfDocument.ts';

const year = (time: number): number => new Date(time).getUTCFullYear();

interface Pictures {
  readonly jpg: Uint8Array;
  readonly png: Uint8Array;
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const bytesOf = (
  extension: string,
  title: string,
  lines: readonly string[],
  pictures: Pictures,
): Uint8Array => {
  if (extension === 'pdf') return pdfDocument(title, lines);
  if (extension === 'docx') return wordDocument(title, lines);
  return extension === 'png' ? pictures.png : pictures.jpg;
};

/** A document that is already stored, but has no record yet. */
type Draft = Omit<FileRecord, 'id' | 'uploaderId' | 'uploaderName'> & { readonly daysAgo: number };

/** The documents of the demonstration. */
export interface Examples {
  readonly pictures: Pictures;
  /** The start of each name, if a list would otherwise show it like an authority's document. */
  readonly mark: string;
}

/** Stores alert documents that really open, two of them newer than a fortnight, oldest first. */
export const storeFiles = (
  db: Database,
  environment: Environment,
  now: number,
  { pictures, mark }: Examples,
): Promise<Draft[]> =>
  Promise.all(
    texts.files.toReversed().map(async ({ daysAgo, name, lines }) => {
      const uploadedAt = now - daysAgo * day + 5 * hour;
      const fileName = mark + name.replace('{year}', String(year(uploadedAt)));
      const extension = fileName.split('.').at(-1)!;
      const title = fileName.replace(/\.\w+$/, '').replaceAll('_', ' ');
      const bytes = bytesOf(extension, title, lines, pictures);
      const storageKey = randomName(environment, 16);
      const blob = await db.blobs.create(storageKey);
      await blob.write(bytes);
      await blob.finish();
      return {
        daysAgo,
        fileName,
        fileType: types[extension]!,
        fileSize: bytes.length,
        uploadedAt,
        storageKey,
        // Word documents can only be downloaded; the oldest documents have neither address.
        viewable: extension !== 'docx' && daysAgo < 500,
        downloadable: daysAgo < 450,
      };
    }),
  );

/** Writes the documents' records, with ids in order of time. */
export const seedFiles = (db: Database, drafts: readonly Draft[], uploader: User): void => {
  for (const { daysAgo, ...draft } of drafts)
    db.files.put({
      ...draft,
      id: db.nextId('files'),
      uploaderId: uploader.id,
      uploaderName: daysAgo > 400 ? null : uploader.username,
    });
};
