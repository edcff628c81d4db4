/** A part of a plain text: words, or an address. */
export interface TextSegment {
  readonly text: string;
  /** The offset of the part in the text as it is shown. */
  readonly start: number;
  /** The URL of an address. */
  readonly href?: string;
  /** Whether the address leads to another site. */
  readonly isForeign?: boolean;
}

/** Addresses that people write to be followed are shorter than this. */
const maxLength = 2048;

/** Names with these endings count as addresses without a scheme; others are abbreviations or files. */
const endings = new Set(['in', 'com', 'org', 'net', 'edu', 'gov', 'info']);

/** Every repetition is bounded, because strangers write the text. */
const phonePattern =
  /(?<![^\s([:,;«“"'])(?:\+\d{1,3}(?:[ \u00A0-]?\d{2,6}){2,4}|[6-9]\d{9})(?![\d\p{L}@/-])/gu;

const openingPunctuation = /^[([{<«“‘"']+/u;
const closingPunctuation = '.,;:!?)]}>»”’"\'।';

/** Strips the punctuation at the end of a word, but keeps a bracket that the word itself opens. */
const withoutPunctuation = (word: string): string => {
  let end = word.length;
  while (end > 0 && closingPunctuation.includes(word[end - 1]!)) {
    if (word[end - 1] === ')' && word.slice(0, end - 1).includes('(')) break;
    end -= 1;
  }
  return word.slice(0, end);
};

const isHostName = (name: string): boolean => {
  const labels = name.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]+$/i.test(label)) &&
    endings.has(labels.at(-1)!.toLowerCase())
  );
};

/** The address of a web page, unless it has a user name: that can imitate the host of another site. */
const webAddress = (written: string): string | undefined => {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(written);
  const isSafe = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  return isSafe && username === '' && password === '' ? href : undefined;
};

type Part = Omit<TextSegment, 'start'>;

const hrefOf = (word: string, paths: readonly string[]): Omit<Part, 'text'> | undefined => {
  // Letters of other scripts can imitate a well-known address.
  if (word.length > maxLength || !/^[\x21-\x7e]+$/.test(word)) return undefined;
  if (paths.includes(word.split(/[?#]/, 1)[0]!)) return { href: word };
  const [user, host, ...rest] = word.split('@');
  if (host !== undefined && rest.length === 0 && /^[\w.+-]+$/.test(user!) && isHostName(host))
    return { href: `mailto:${word}` };
  const hasScheme = /^https?:\/\//i.test(word);
  if (!hasScheme && !isHostName(word.split(/[/?#]/, 1)[0]!)) return undefined;
  const href = webAddress(hasScheme ? word : `https://${word}`);
  return href === undefined ? undefined : { href, isForeign: true };
};

const ofWords = (text: string, paths: readonly string[]): Part[] =>
  text.split(/(\s+)/).flatMap((word) => {
    const [opening = ''] = openingPunctuation.exec(word) ?? [];
    const core = withoutPunctuation(word.slice(opening.length));
    const link = hrefOf(core, paths);
    if (!link) return [{ text: word }];
    return [
      { text: opening },
      { text: core, ...link },
      { text: word.slice(opening.length + core.length) },
    ];
  });

/** A page's name in quotes before its path in brackets: “Plans” (/plan). */
const namedPath = /(“[^“”./:@\n]{1,60}” \(\/[^\s()]{1,300}\))/;

const withAddresses = (text: string, paths: readonly string[]): Part[] =>
  text.split(namedPath).flatMap((part, index) => {
    const [, name = '', , path = ''] = index % 2 === 1 ? part.split(/[“”()]/) : [];
    const link = hrefOf(path, paths);
    return link?.href === path ? [{ text: name, href: path }] : ofWords(part, paths);
  });

const joined = (segments: readonly Part[]): readonly TextSegment[] => {
  const all: TextSegment[] = [];
  let start = 0;
  for (const segment of segments) {
    const last = all.at(-1);
    if (segment.text === '') continue;
    if (last && last.href === undefined && segment.href === undefined)
      all[all.length - 1] = { text: last.text + segment.text, start: last.start };
    else all.push({ ...segment, start });
    start += segment.text.length;
  }
  return all;
};

/**
 * Splits a text into words and addresses: web pages by http and https, mail, phone numbers, and the
 * given paths of the app. Joining the parts gives back the exact text; of a path with its name in
 * quotes, only the name.
 */
export const textSegments = (
  text: string,
  paths: readonly string[] = [],
): readonly TextSegment[] => {
  const segments: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(phonePattern)) {
    const [phone] = match;
    const digits = phone.replace(/\D/g, '');
    if (digits.length < 10 || digits.length > 15) continue;
    segments.push(...withAddresses(text.slice(end, match.index), paths));
    segments.push({ text: phone, href: `tel:${phone.startsWith('+') ? '+' : ''}${digits}` });
    end = match.index + phone.length;
  }
  segments.push(...withAddresses(text.slice(end), paths));
  return joined(segments);
};
