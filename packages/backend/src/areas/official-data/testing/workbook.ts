import { strToU8, zipSync, type Zippable } from 'fflate';

type Row = readonly (string | number | null)[];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The name of a column: `A` for 0, `AB` for 27. */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/** A worksheet as Excel writes it, with cell texts in a separate table. */
const sheetXml = (rows: readonly Row[], textOf: (text: string) => number): string => {
  const lines = rows.map((row, line) => {
    const cells = row.map((cell, column) => {
      if (cell === null) return '';
      const at = `r="${columnName(column)}${line + 1}"`;
      if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
      return `<c ${at} t="s"><v>${textOf(cell)}</v></c>`;
    });
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  return `<sheetData>${lines.join('')}</sheetData>`;
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relations = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const each = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="${packages}">${each.join('')}</Relationships>`;
};

const contentTypes = (sheets: number): string => {
  const types = [
    ['workbook.xml', 'sheet.main'],
    ['styles.xml', 'styles'],
    ['sharedStrings.xml', 'sharedStrings'],
    ...Array.from({ length: sheets }, (_, at) => [`worksheets/sheet${at + 1}.xml`, 'worksheet']),
  ].map(
    ([path, type]) =>
      `<Override PartName="/xl/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  );
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`;
};

/** Wraps rows written by hand in a worksheet. */
export const worksheet = (content: string): string =>
  `${head}<worksheet xmlns="${main}">${content}</worksheet>`;

/** The parts of a workbook by path; a test may replace some. */
export const partsOf = (sheets: Readonly<Record<string, readonly Row[]>>) => {
  const texts = new Map<string, number>();
  const textOf = (text: string): number => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, texts.size);
    return texts.size - 1;
  };
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(names.length),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;on &quot;dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  };
  for (const [index, name] of names.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = worksheet(sheetXml(sheets[name]!, textOf));
  const items = [...texts.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`);
  parts['xl/sharedStrings.xml'] = `${head}<sst xmlns="${main}">${items.join('')}</sst>`;
  return parts;
};

/** Packs the parts into a file. */
export const packed = (
  parts: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ) as Zippable,
    { level: 1 },
  );

export const workbookOf = (sheets: Readonly<Record<string, readonly Row[]>>) =>
  packed(partsOf(sheets));

/** Turns CSV lines without escaped quotes into rows of a sheet; whole numbers become numbers. */
export const rowsOfCsv = (lines: readonly string[]): Row[] =>
  lines.map((line) =>
    Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => {
      const cell = quoted ?? plain!;
      return /^\d+$/.test(cell) ? Number(cell) : cell === '' ? null : cell;
    }),
  );
