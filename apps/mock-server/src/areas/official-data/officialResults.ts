import type { ClosingRankList } from '@seatwise/official-data';
import type { Database } from '../../db/database.ts';
import type { DataImport } from '../../db/records.ts';
import { guessMappings } from './columnMapping.ts';
import type { Details } from './kinds/kind.ts';
import { officialFile, officialLists, tableOf } from './officialLists.ts';
import { importsInForce, isSameScope } from './versions.ts';

/** Who the versions say has published them. */
const publisher = 'Seatwise';

const detailsOf = ({ source, exam, year, round, documentUrl }: ClosingRankList): Details => ({
  kind: 'cutoffs',
  source,
  exam,
  year,
  round,
  documentUrl,
});

interface Publication {
  readonly key: string;
  readonly list: ClosingRankList;
  readonly at: number;
  /** The imports in force beside it. */
  readonly others: readonly DataImport[];
}

const publish = (db: Database, { key, list, at, others }: Publication): DataImport => {
  const [headings = [], ...first] = tableOf(list, 3);
  const guesses = guessMappings(headings);
  const fileName = `${key}.csv`;
  const details = detailsOf(list);
  const record = db.dataImports.put({
    id: db.nextId('dataImports'),
    fileName,
    fileSize: officialFile(key)!.size,
    storageKey: key,
    uploadedBy: publisher,
    uploadedAt: at,
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    sheets: [],
    headingLine: 1,
    columns: headings.map((heading, index) => ({
      heading,
      examples: first.map((cells) => cells[index]!),
    })),
    kind: details.kind,
    mapping: guesses.cutoffs,
    guesses,
    details,
    decisions: [],
    failure: null,
    result: null,
    rowsKey: key,
    reportKey: null,
    basedOn: 0,
    fingerprint: null,
    isPublished: true,
  });
  db.dataVersions.put({
    id: db.nextId('dataVersions'),
    imports: [...others, record].map(({ id, rowsKey }) => ({ id, rowsKey })),
    importId: record.id,
    details,
    fileName,
    rows: list.count,
    publishedAt: at,
    publishedBy: publisher,
    withdrawn: null,
  });
  return record;
};

/**
 * Publishes the official lists of the project, once for a database: at a first start, or at the
 * first start with a server that has them. A list of staff's for the same round stays in force.
 */
export const publishOfficialResults = (db: Database, at: number): void => {
  if (db.settings.get('officialResults')) return;
  db.transaction(() => {
    const others = importsInForce(db);
    for (const [key, list] of officialLists) {
      const isPublished = others.some(({ details }) => isSameScope(details!, detailsOf(list)));
      if (!isPublished) others.push(publish(db, { key, list, at, others }));
    }
    db.settings.put({ id: 'officialResults', value: officialLists.size });
  });
};
