/** A box in points, from the page's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A piece of text, placed by the middle of its letters. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly height: number;
}

interface Rule {
  readonly at: number;
  readonly length: number;
}

/** A box no wider than this is a drawn line. */
const lineWidth = 2.5;
/** Edges of neighbouring cells differ by at most this. */
const near = 2.5;

/** The positions of rules, each with the total length drawn there. */
const placesOf = (rules: readonly Rule[]): readonly Rule[] => {
  const places: { at: number; length: number }[] = [];
  for (const { at, length } of rules.toSorted((a, b) => a.at - b.at)) {
    const last = places.at(-1);
    if (last && at - last.at <= near) last.length += length;
    else places.push({ at, length });
  }
  return places;
};

/**
 * Columns are at the longest rules: a boxed title, or a table of abbreviations above, has shorter
 * edges of its own.
 */
const columnsOf = (places: readonly Rule[]): readonly number[] => {
  const longest = Math.max(0, ...places.map(({ length }) => length));
  return places.filter(({ length }) => length > longest / 4).map(({ at }) => at);
};

/** The index of the interval that contains a position; -1 outside. */
const between = (places: readonly number[], at: number): number => {
  const next = places.findIndex((place) => place > at);
  return next <= 0 ? -1 : next - 1;
};

/** Joins the text of a cell from top to bottom, each line from left to right. */
const textOf = (pieces: readonly PlacedText[]): string => {
  const lines: PlacedText[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.middle - b.middle || a.left - b.left)) {
    const line = lines.at(-1);
    if (line && piece.middle - line[0]!.middle < piece.height / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines
    .map((line) =>
      line
        .toSorted((a, b) => a.left - b.left)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
};

/** The rows of a page's table, whose cells are drawn as boxes or divided by lines. */
export const rowsOfPage = (boxes: readonly Box[], texts: readonly PlacedText[]): string[][] => {
  const across: Rule[] = [];
  const down: Rule[] = [];
  for (const { left, top, right, bottom } of boxes) {
    const [width, height] = [right - left, bottom - top];
    if (height <= lineWidth) across.push({ at: (top + bottom) / 2, length: width });
    else if (width <= lineWidth) down.push({ at: (left + right) / 2, length: height });
    else {
      across.push({ at: top, length: width }, { at: bottom, length: width });
      down.push({ at: left, length: height }, { at: right, length: height });
    }
  }
  const columns = columnsOf(placesOf(down));
  const lines = placesOf(across).map(({ at }) => at);
  const cells = new Map<number, Map<number, PlacedText[]>>();
  for (const piece of texts) {
    const row = between(lines, piece.middle);
    const column = between(columns, (piece.left + piece.right) / 2);
    if (row === -1 || column === -1) continue;
    const ofRow = cells.get(row) ?? new Map<number, PlacedText[]>();
    cells.set(row, ofRow);
    ofRow.set(column, [...(ofRow.get(column) ?? []), piece]);
  }
  return [...cells]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofRow]) =>
      Array.from({ length: columns.length - 1 }, (_, column) => textOf(ofRow.get(column) ?? [])),
    );
};
