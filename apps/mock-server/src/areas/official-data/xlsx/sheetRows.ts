import { maxColumns, maxRowLength, type CsvRow } from '../csv.ts';
import { refusal } from './refusals.ts';
import { dateText } from './styles.ts';
import { createTextCapture } from './textCapture.ts';
import { attributesOf, type XmlHandler } from './xml.ts';

/** Excel has no more. */
const lastLine = 1_048_576;

export interface CellFormats {
  readonly texts: readonly (string | undefined)[];
  readonly dateStyles: readonly boolean[];
  readonly is1904: boolean;
}

/** How Excel writes the attributes of a cell: its reference, its style and its type. */
const usualCell = /^ r="([A-Z]+)\d+"(?: s="(\d+)")?(?: t="(\w+)")?$/;

/** The same of any cell; reading a million of them by their names takes a second. */
const cellOf = (written: string): readonly (string | undefined)[] => {
  const usual = usualCell.exec(written);
  if (usual) return [usual[1], usual[2], usual[3]];
  const attributes = attributesOf(written);
  return [attributes.get('r'), attributes.get('s'), attributes.get('t')];
};

/** The column of a reference such as `AB12`, counted from 0; undefined where it says none. */
const columnOf = (reference: string | undefined): number | undefined => {
  if (reference === undefined) return undefined;
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = Math.min(column * 26 + letter - 64, lastLine);
  }
  return column === 0 ? undefined : column - 1;
};

/** `1.5E3` as `1500`; any other number stays as it is written. */
const numberText = (text: string): string =>
  /e/i.test(text) && Number.isFinite(Number(text)) ? String(Number(text)) : text;

/**
 * Reads a worksheet into rows. A formula is never computed: its cell is the value that was saved
 * with it, or the formula as text where there is none.
 */
export const createSheetReader = (
  { texts, dateStyles, is1904 }: CellFormats,
  onRow: (row: CsvRow) => void,
): XmlHandler => {
  const inline = createTextCapture(maxRowLength);
  let line = 0;
  let cells: string[] = [];
  let length = 0;
  let fault: CsvRow['fault'];
  let column = -1;
  let style: string | undefined;
  let kind: string | undefined;
  let isInline = false;
  /** Where the text goes: the value of the cell, its formula, or nowhere. */
  let target: 'v' | 'f' | undefined;
  let value = '';
  let formula = '';

  const plainValue = (): string | undefined => {
    if (isInline) return inline.finish();
    if (value === '') return formula === '' ? '' : `=${formula}`;
    if (kind === 's') {
      const index = Number(value);
      if (!(index < texts.length)) throw refusal('damaged');
      return texts[index];
    }
    if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (kind !== undefined && kind !== 'n') return value;
    const isDate = dateStyles[Number(style)] === true;
    return (isDate ? dateText(Number(value), is1904) : undefined) ?? numberText(value);
  };

  const endCell = (): void => {
    const text = plainValue();
    if (text === '' || fault) return;
    length += text?.length ?? 0;
    if (text === undefined || length > maxRowLength) fault = 'too long';
    else if (column >= maxColumns) fault = 'too many columns';
    else {
      while (cells.length < column) cells.push('');
      cells[column] = text;
    }
  };

  const startRow = (written: string): void => {
    const given = Number(attributesOf(written).get('r'));
    line = given > line ? given : line + 1;
    if (line > lastLine) throw refusal('damaged');
    cells = [];
    length = 0;
    fault = undefined;
    column = -1;
  };

  return {
    open: (name, written) => {
      if (name === 'v' || name === 'f') target = name;
      else if (name === 'c') {
        const [reference, ...rest] = cellOf(written);
        [style, kind] = rest;
        column = columnOf(reference) ?? column + 1;
        isInline = false;
        value = '';
        formula = '';
      } else if (name === 'row') startRow(written);
      else if (name === 'is') {
        isInline = true;
        inline.start();
      } else inline.open(name);
    },
    text: (text) => {
      if (target === undefined) inline.text(text);
      else if (value.length + formula.length + text.length > maxRowLength) fault ??= 'too long';
      else if (target === 'v') value += text;
      else formula += text;
    },
    close: (name) => {
      if (name === target) target = undefined;
      else if (name === 'c') endCell();
      else if (name === 'row') {
        if (fault) onRow({ line, cells: [], fault });
        else if (cells.length > 0) onRow({ line, cells });
      } else inline.close(name);
    },
  };
};
