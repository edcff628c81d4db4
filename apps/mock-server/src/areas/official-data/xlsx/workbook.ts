import type { CsvRow } from '../csv.ts';
import { openParts, type Parts } from './parts.ts';
import { refusal } from './refusals.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { createSheetReader, type CellFormats } from './sheetRows.ts';
import { readDateStyles } from './styles.ts';
import { attributesOf } from './xml.ts';

const maxSheets = 100;
const maxRelations = 5000;
/** Excel allows 31 characters. */
const longestName = 255;
/** How many rows are handed over together. */
const batchRows = 500;

interface Relation {
  readonly id: string;
  /** What the related part is, as `worksheet`. */
  readonly kind: string;
  readonly path: string;
}

/** The part that a target means, seen from the part that names it; undefined for a site. */
const pathOf = (target: string, from: string): string | undefined => {
  const base = 'zip://workbook/';
  try {
    const { href, pathname } = new URL(target, base + from);
    return href.startsWith(base) ? decodeURIComponent(pathname.slice(1)) : undefined;
  } catch {
    return undefined;
  }
};

/** What a part says that it belongs together with; links to places outside the file do not count. */
const relationsOf = async (parts: Parts, path: string): Promise<readonly Relation[]> => {
  const cut = path.lastIndexOf('/') + 1;
  const relations: Relation[] = [];
  await parts.readWhole(`${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`, {
    open: (name, written) => {
      if (name !== 'Relationship') return;
      const attributes = attributesOf(written);
      const target = pathOf(attributes.get('Target') ?? '', path);
      if (attributes.get('TargetMode') === 'External' || target === undefined) return;
      if (relations.length >= maxRelations) throw refusal('damaged');
      const type = attributes.get('Type') ?? '';
      relations.push({
        id: attributes.get('Id') ?? '',
        kind: type.slice(type.lastIndexOf('/') + 1),
        path: target,
      });
    },
    text: () => {},
    close: () => {},
  });
  return relations;
};

/** The visible worksheets by their names, with their parts, and how days are counted. */
const sheetsOf = async (parts: Parts, path: string, relations: readonly Relation[]) => {
  const sheets = new Map<string, string>();
  let is1904 = false;
  await parts.readWhole(path, {
    open: (name, written) => {
      if (name !== 'sheet' && name !== 'workbookPr') return;
      const attributes = attributesOf(written);
      if (name === 'workbookPr') {
        is1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '');
        return;
      }
      const title = attributes.get('name') ?? '';
      const relation = relations.find(({ id }) => id === attributes.get('id'));
      const isShown = (attributes.get('state') ?? 'visible') === 'visible';
      if (relation?.kind !== 'worksheet' || !isShown || sheets.has(title)) return;
      if (title.length > longestName) throw refusal('damaged');
      if (sheets.size >= maxSheets) throw refusal('tooManySheets');
      sheets.set(title, relation.path);
    },
    text: () => {},
    close: () => {},
  });
  return { sheets, is1904 };
};

/** Opens a workbook (ECMA-376) as far as its rows need it: no formula, macro or link is followed. */
export const openWorkbook = async (file: Blob) => {
  const parts = await openParts(file);
  if (!parts.has('_rels/.rels')) throw refusal('notWorkbook');
  const main = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument');
  if (!main?.path.toLowerCase().includes('workbook')) throw refusal('notWorkbook');
  const relations = await relationsOf(parts, main.path);
  const { sheets, is1904 } = await sheetsOf(parts, main.path, relations);
  const partOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.path;
  let formats: CellFormats | undefined;

  const readFormats = async (): Promise<CellFormats> => {
    const texts = partOf('sharedStrings');
    const styles = partOf('styles');
    return {
      texts: texts === undefined ? [] : await readSharedStrings(parts, texts),
      dateStyles: styles === undefined ? [] : await readDateStyles(parts, styles),
      is1904,
    };
  };

  return {
    sheets: [...sheets.keys()],
    /** The rows of a sheet that hold something, in batches, with the share of it that is read. */
    rows: async function* (
      name: string,
    ): AsyncGenerator<{ readonly rows: readonly CsvRow[]; readonly share: number }> {
      const path = sheets.get(name);
      if (path === undefined) throw refusal('noSheet');
      formats ??= await readFormats();
      let rows: CsvRow[] = [];
      const reader = createSheetReader(formats, (row) => rows.push(row));
      for await (const share of parts.read(path, reader)) {
        if (rows.length < batchRows) continue;
        yield { rows, share };
        rows = [];
      }
      yield { rows, share: 1 };
    },
  };
};
