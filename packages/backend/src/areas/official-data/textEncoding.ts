/** The number of bytes read at a time. */
const pieceBytes = 256 * 1024;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceBytes)
    yield new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
}

const isUtf8 = async (file: Blob): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

/** The encoding of a text file; undefined if it is not text. */
export const encodingOf = async (file: Blob): Promise<Encoding | undefined> => {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = (offset: number): number =>
    head.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  const half = head.length / 2;
  // In UTF-16, Latin letters have a zero in every other byte.
  if (half > 4 && zeros(1) > 0.6 * half && zeros(0) === 0) return 'utf-16le';
  if (half > 4 && zeros(0) > 0.6 * half && zeros(1) === 0) return 'utf-16be';
  if (head.includes(0)) return undefined;
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
};

/** A file's text, piece by piece, with the share read so far. */
export async function* textOf(
  file: Blob,
  encoding: Encoding,
): AsyncGenerator<{ readonly text: string; readonly share: number }> {
  const decoder = new TextDecoder(encoding);
  let read = 0;
  for await (const bytes of bytesOf(file)) {
    read += bytes.length;
    yield { text: decoder.decode(bytes, { stream: true }), share: read / file.size };
  }
  yield { text: decoder.decode(), share: 1 };
}
