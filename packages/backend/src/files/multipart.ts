import type { Inbox, StoredFile } from './storedFile.ts';

/** Thrown for a malformed form. */
export class FormError extends Error {}

/** The most bytes of a part's headers, or of a field that is not a file. */
const maxFieldBytes = 64 * 1024;
const maxParts = 20;

const encode = (text: string) => new TextEncoder().encode(text);

const indexOf = (bytes: Uint8Array, wanted: Uint8Array): number => {
  for (let at = bytes.indexOf(wanted[0]!); at !== -1; at = bytes.indexOf(wanted[0]!, at + 1)) {
    let same = 1;
    while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1;
    if (same === wanted.length) return at;
  }
  return -1;
};

const joined = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
};

/** Reads a body from one mark to the next. */
const createReader = (chunks: AsyncIterator<Uint8Array>) => {
  // The first boundary has no line end before it, so one is added.
  let rest: Uint8Array = encode('\r\n');
  const more = async (): Promise<void> => {
    const { done, value } = await chunks.next();
    if (done) throw new FormError('The form has no end');
    rest = joined(rest, value);
  };
  const readUntil = async (
    mark: Uint8Array,
    take: (bytes: Uint8Array) => Promise<void> | void,
  ): Promise<void> => {
    for (;;) {
      const at = indexOf(rest, mark);
      const sure = at === -1 ? Math.max(0, rest.length - mark.length + 1) : at;
      if (sure > 0) await take(rest.subarray(0, sure));
      rest = rest.subarray(at === -1 ? sure : sure + mark.length);
      if (at !== -1) return;
      await more();
    }
  };
  const textUntil = async (mark: Uint8Array): Promise<string> => {
    let all: Uint8Array = new Uint8Array();
    await readUntil(mark, (bytes) => {
      if (all.length + bytes.length > maxFieldBytes) throw new FormError('A field is too long');
      all = joined(all, bytes);
    });
    return new TextDecoder().decode(all);
  };
  /** Whether the boundary just read is the last. */
  const isEnd = async (): Promise<boolean> => {
    while (rest.length < 2) await more();
    return rest[0] === 0x2d && rest[1] === 0x2d;
  };
  return { readUntil, textUntil, isEnd };
};

const boundaryPattern = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

const parameter = (headers: string, name: string): string | undefined =>
  new RegExp(`^content-disposition:.*[;\\s]${name}="([^"]*)"`, 'im')
    .exec(headers)?.[1]
    ?.replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));

/** Reads a form as it arrives: files go to the inbox in pieces, other fields are text. */
export const readMultipart = async (
  chunks: AsyncIterator<Uint8Array>,
  contentType: string,
  inbox: Inbox,
): Promise<Record<string, string | StoredFile>> => {
  const found = boundaryPattern.exec(contentType);
  if (!found) throw new FormError('The form has no boundary');
  const boundary = encode(`\r\n--${found[1] ?? found[2]}`);
  const { readUntil, textUntil, isEnd } = createReader(chunks);
  const fields: Record<string, string | StoredFile> = {};
  await readUntil(boundary, () => undefined);
  for (let part = 0; !(await isEnd()); part += 1) {
    const headers = await textUntil(encode('\r\n\r\n'));
    const name = parameter(headers, 'name');
    const fileName = parameter(headers, 'filename');
    if (name === undefined || part >= maxParts) throw new FormError('Not a part of a form');
    if (fileName === undefined) fields[name] = await textUntil(boundary);
    else {
      const type = /^content-type:\s*(.*)$/im.exec(headers)?.[1]?.trim() ?? '';
      const file = await inbox.receive(fileName, type);
      await readUntil(boundary, (bytes) => file.write(bytes));
      fields[name] = await file.finish();
    }
  }
  return fields;
};
