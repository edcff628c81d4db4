const quote = 0x22;
const backslash = 0x5c;

/**
 * Tracks JSON text across chunks: whether a string is open, and how deeply lists and records are
 * nested. Each character is read once.
 */
const createScanner = (depth: number) => {
  let inString = false;
  let escaped = false;
  /** The position in a chunk after the last complete record of the outer list; 0 without one. */
  return (piece: string): number => {
    let cut = 0;
    let at = escaped ? 1 : 0;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (inString) {
        if (code === backslash) at += 1;
        else if (code === quote) inString = false;
      } else if (code === quote) inString = true;
      // «[» and «{» only differ in this bit, and so do «]» and «}».
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

/** Where the last boundary begins in a chunk, or in the two characters before it. */
const lastBoundary = (seam: string, piece: string): number | undefined => {
  const within = piece.lastIndexOf(boundary);
  if (within >= 0) return within;
  const across = (seam + piece.slice(0, 2)).lastIndexOf(boundary);
  return across >= 0 ? across - seam.length : undefined;
};

/**
 * The bytes parsed at a time. A browser may deliver two megabytes at once, which would block a slow
 * processor for a quarter of a second. The first slice is small, because the user waits for it.
 */
const firstSlice = 32 * 1024;
const slice = 256 * 1024;

/**
 * Reads a JSON array of records as it arrives and yields each batch as soon as its last record is
 * complete. The engine's JSON.parse does the work, on text cut at the last `},{`. If a cut falls
 * inside a string or a nested list, parsing fails; from then on the scanner finds the cuts, at a
 * third of the speed but without failed attempts. Throws SyntaxError for anything but a list.
 */
export async function* readRows(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let scan: ReturnType<typeof createScanner> | undefined;
  let waiting = '';
  let seam = '';
  let isFirst = true;

  const parse = (text: string): unknown[] => {
    // All text after the first batch begins with a comma.
    const rows: unknown = JSON.parse(isFirst ? text : `[0${text}`);
    if (!Array.isArray(rows)) throw new SyntaxError('Not a list');
    if (!isFirst) rows.shift();
    isFirst = false;
    return rows;
  };

  /** Parses the waiting text up to `end`, which holds whole records only. */
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
    // An early exit, by an error or by the consumer, also stops the transfer.
    await reader.cancel().catch(() => undefined);
  }
  const last = parse(waiting + decoder.decode());
  if (last.length > 0) yield last;
}
