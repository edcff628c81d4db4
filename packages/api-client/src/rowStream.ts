const quote = 0x22;
const backslash = 0x5c;

/**
 * Follows JSON text from piece to piece: whether a string is open, and how deep lists and records
 * lie in each other. Each character is looked at once.
 */
const createScanner = (depth: number) => {
  let inString = false;
  let escaped = false;
  /** Where in a piece the last whole record of the outer list ends; 0 without one. */
  return (piece: string): number => {
    let cut = 0;
    let at = escaped ? 1 : 0;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (inString) {
        if (code === backslash) at += 1;
        else if (code === quote) inString = false;
      } else if (code === quote) inString = true;
      // «[» and «{» differ in this one bit, and so do «]» and «}».
      else if ((code | 0x20) === 0x7b) depth += 1;
      else if ((code | 0x20) === 0x7d) {
        depth -= 1;
        if (depth === 1) cut = at + 1;
      }
    }
    escaped = at > piece.length;
    return cut;
  };
};

const boundary = '},{';

/** Where in a piece the last boundary begins, by the two characters before it as well. */
const lastBoundary = (seam: string, piece: string): number | undefined => {
  const within = piece.lastIndexOf(boundary);
  if (within >= 0) return within;
  const across = (seam + piece.slice(0, 2)).lastIndexOf(boundary);
  return across >= 0 ? across - seam.length : undefined;
};

/**
 * Octets that are parsed in one go. A browser hands over up to two megabytes at once, which keep a
 * slow processor busy for a quarter of a second; the first batch is small, because it is waited for.
 */
const firstSlice = 32 * 1024;
const slice = 256 * 1024;

/**
 * Reads a JSON array of records while it arrives and hands over each batch as soon as its last
 * record is complete. The engine's own JSON.parse does the work, on text cut at the last `},{`. A
 * cut that fell inside a string or a nested list leaves it open, so that parsing fails; from then
 * on the scanner finds the cuts, at a third of the speed, without failed attempts to parse.
 * Throws SyntaxError for anything that is not a list.
 */
export async function* readRows(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let scan: ReturnType<typeof createScanner> | undefined;
  let waiting = '';
  let seam = '';
  let isFirst = true;

  const parse = (text: string): unknown[] => {
    // What follows the first batch begins with a comma.
    const rows: unknown = JSON.parse(isFirst ? text : `[0${text}`);
    if (!Array.isArray(rows)) throw new SyntaxError('Not a list');
    if (!isFirst) rows.shift();
    isFirst = false;
    return rows;
  };

  /** The first of the waiting characters, as many as are whole records, become rows. */
  const take = (end: number): unknown[] => {
    const rows = parse(`${waiting.slice(0, end)}]`);
    waiting = waiting.slice(end);
    return rows;
  };

  const next = (piece: string): unknown[] | undefined => {
    waiting += piece;
    let unread = piece;
    if (!scan) {
      const found = lastBoundary(seam, piece);
      seam = (seam + piece.slice(-2)).slice(-2);
      if (found === undefined) return undefined;
      try {
        return take(waiting.length - piece.length + found + 1);
      } catch {
        scan = createScanner(isFirst ? 0 : 1);
        unread = waiting;
      }
    }
    const end = scan(unread);
    return end === 0 ? undefined : take(waiting.length - unread.length + end);
  };

  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (let at = 0; at < value.length;) {
        const end = at + (isFirst ? firstSlice : slice);
        const rows = next(decoder.decode(value.subarray(at, end), { stream: true }));
        if (rows) yield rows;
        at = end;
      }
    }
  } finally {
    // Leaving early, by an error or by the reader's own wish, also stops the transfer.
    await reader.cancel().catch(() => undefined);
  }
  const last = parse(waiting + decoder.decode());
  if (last.length > 0) yield last;
}
