import { refusal } from './refusals.ts';

/** What happens in a document, in its order; names come without their prefix. */
export interface XmlHandler {
  /** `attributes` are as they are written; `attributesOf` reads them. */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** A text between two tags may come in pieces. */
  readonly text: (text: string) => void;
}

/** A tag with more characters is no spreadsheet's. */
const longestTag = 64 * 1024;
/** An entity has at most as many characters, and so have `<!--` and its like. */
const longestEntity = 12;
const cdata = '<![CDATA[';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const entityIn = (_: string, name: string | undefined): string => {
  if (name === undefined) throw refusal('damaged');
  const known = entities[name];
  if (known !== undefined) return known;
  if (!name.startsWith('#')) throw refusal('entities');
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
};

const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:(#x[\da-f]+|#\d+|[a-z]\w*);)?/gi, entityIn) : text;

const attribute = /\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag by their names without prefix. */
export const attributesOf = (written: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name, double, single] of written.matchAll(attribute))
    found.set(name!.slice(name!.indexOf(':') + 1), decoded(double ?? single!));
  return found;
};

/** Where a tag ends, which is no `>` in quotes; -1 where the text ends before it does. */
const endOfTag = (text: string, from: number): number => {
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
  }
  return -1;
};

const endOfName = (text: string, from: number, to: number): number => {
  let at = from;
  while (at < to && text.charCodeAt(at) > 32) at += 1;
  return at;
};

/**
 * Reads XML from pieces of text without keeping it. A document type declaration is refused, so
 * nothing is expanded or fetched; what tags mean is the handler's business.
 */
export const createXmlReader = ({ open, close, text: onText }: XmlHandler) => {
  let rest = '';
  /** What ends the comment, the instruction or the literal text that is being read. */
  let until = '';
  let depth = 0;

  const readTag = (text: string, from: number, to: number): void => {
    if (text.charCodeAt(from) === 47) {
      depth -= 1;
      const name = text.slice(from + 1, endOfName(text, from + 1, to));
      close(name.slice(name.indexOf(':') + 1));
      return;
    }
    const isEmpty = text.charCodeAt(to - 1) === 47;
    const end = isEmpty ? to - 1 : to;
    const nameEnd = endOfName(text, from, end);
    const name = text.slice(from, nameEnd);
    const local = name.slice(name.indexOf(':') + 1);
    open(local, text.slice(nameEnd, end));
    if (isEmpty) close(local);
    else depth += 1;
  };

  /** Reads up to `until`; returns where to go on. */
  const readUntil = (text: string, from: number): number => {
    const end = text.indexOf(until, from);
    const stop = end === -1 ? Math.max(from, text.length - until.length + 1) : end;
    if (until === ']]>' && stop > from) onText(text.slice(from, stop));
    if (end === -1) {
      rest = text.slice(stop);
      return text.length;
    }
    const next = end + until.length;
    until = '';
    return next;
  };

  /** Reads what begins with `<`; returns where to go on. */
  const readMarkup = (text: string, from: number): number => {
    if (text.startsWith('<!', from)) {
      if (text.startsWith('<!--', from)) until = '-->';
      else if (text.startsWith(cdata, from)) until = ']]>';
      else if (text.length - from >= cdata.length) throw refusal('entities');
      else {
        rest = text.slice(from);
        return text.length;
      }
      return from + (until === '-->' ? 4 : cdata.length);
    }
    if (text.startsWith('<?', from)) {
      until = '?>';
      return from + 2;
    }
    const end = endOfTag(text, from + 1);
    if ((end === -1 ? text.length : end) - from > longestTag) throw refusal('damaged');
    if (end === -1) {
      rest = text.slice(from);
      return text.length;
    }
    readTag(text, from + 1, end);
    return end + 1;
  };

  const readText = (text: string, from: number): number => {
    const next = text.indexOf('<', from);
    if (next !== -1) {
      onText(decoded(text.slice(from, next)));
      return next;
    }
    // An entity may go on in the next piece.
    const entity = text.lastIndexOf('&');
    const isCut = entity >= from && text.length - entity < longestEntity;
    const stop = isCut && !text.includes(';', entity) ? entity : text.length;
    if (stop > from) onText(decoded(text.slice(from, stop)));
    rest = text.slice(stop);
    return text.length;
  };

  return {
    push: (piece: string): void => {
      const text = rest + piece;
      rest = '';
      for (let at = 0; at < text.length;) {
        if (until !== '') at = readUntil(text, at);
        else if (text.charCodeAt(at) === 60) at = readMarkup(text, at);
        else at = readText(text, at);
      }
    },
    end: (): void => {
      if (rest.trim() !== '' || until !== '' || depth !== 0) throw refusal('damaged');
    },
  };
};
