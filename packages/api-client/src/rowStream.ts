/**
 * Reads a JSON array of records while it arrives and hands over each batch as soon as its last
 * record is complete. The engine's own JSON.parse does the work: the text is cut at the last
 * `},{`. A cut that fell inside a string or a nested list leaves it open, so that parsing fails
 * and the cut before it is tried. Throws SyntaxError for anything that is not a list.
 */
export async function* readRows(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let pending = '';
  let opened = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pending += decoder.decode(value, { stream: true });
      if (!opened) {
        pending = pending.trimStart();
        if (pending === '') continue;
        if (!pending.startsWith('[')) throw new SyntaxError('Not a list');
        pending = pending.slice(1);
        opened = true;
      }
      const batch = takeBatch(pending);
      if (batch) {
        pending = batch.rest;
        yield batch.rows;
      }
    }
  } finally {
    // Leaving early, by an error or by the reader's own wish, also stops the transfer.
    await reader.cancel().catch(() => undefined);
  }
  if (!opened) throw new SyntaxError('Not a list');
  const last = JSON.parse(`[${pending}`) as unknown[];
  if (last.length > 0) yield last;
}

const takeBatch = (text: string): { rows: unknown[]; rest: string } | undefined => {
  for (let cut = text.lastIndexOf('},{'); cut > 0; cut = text.lastIndexOf('},{', cut - 1)) {
    try {
      const rows = JSON.parse(`[${text.slice(0, cut + 1)}]`) as unknown[];
      return { rows, rest: text.slice(cut + 2) };
    } catch {
      continue;
    }
  }
  return undefined;
};
