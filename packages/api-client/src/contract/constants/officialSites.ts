/**
 * The sites of the authorities, with all hosts below them. A server's setting may name others.
 * `gov.in` and `nic.in` are given to government bodies alone.
 */
export const defaultOfficialSites = [
  'gov.in',
  'nic.in',
  'mcc.nic.in',
  'nta.ac.in',
  'natboard.edu.in',
  'nmc.org.in',
  'aiimsexams.ac.in',
  'mahacet.org',
  // States and universities that fill seats themselves; the others are below gov.in and nic.in.
  'medadmgujarat.org',
  'bfuhs.ac.in',
  'amruhp.ac.in',
  'ipu.ac.in',
  'tnmedicalselection.net',
] as const;

/** What is known of a link: that it leads to an authority, or what speaks against it. */
const linkFindings = [
  'official',
  'unreadable',
  'not-https',
  'names-a-user',
  'punycode',
  'look-alike',
  'short-link',
  'not-official',
] as const;
export type LinkFinding = (typeof linkFindings)[number];

/** Characters that are drawn like others. */
const folded = (host: string): string =>
  host
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1il|]/g, 'l')
    .replaceAll(/[.-]/g, '');

/** The number of inserted, deleted and replaced letters between two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, wanted] of Array.from(other).entries())
      next.push(
        Math.min(
          row[column + 1]! + 1,
          next[column]! + 1,
          row[column]! + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length]!;
};

/** A name of up to this length is taken for another only at one letter's difference. */
const shortName = 8;

const dashed = (name: string): string => `-${name.replaceAll('.', '-')}-`;

const isLike = (host: string, site: string): boolean => {
  if (dashed(host).includes(dashed(site))) return true;
  const ending = host.split('.').slice(-site.split('.').length).join('.');
  return [host, ending].some((name) => {
    const [one, other] = [folded(name), folded(site)];
    return distance(one, other) <= (other.length > shortName ? 2 : 1);
  });
};

/** Sites whose addresses hide where they lead. */
const shorteners = [
  'bit.ly',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'cutt.ly',
  'rb.gy',
  'is.gd',
  'ow.ly',
  'rebrand.ly',
  'shorturl.at',
  'wa.me',
  't.me',
] as const;

/** What a link's address says of its site, by the list of official ones. */
export const linkFinding = (address: string, officialSites: readonly string[]): LinkFinding => {
  if (!URL.canParse(address)) return 'unreadable';
  const url = new URL(address);
  if (url.protocol !== 'https:') return 'not-https';
  if (url.username !== '' || url.password !== '') return 'names-a-user';
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '');
  if (host.split('.').some((label) => label.startsWith('xn--'))) return 'punycode';
  if (officialSites.some((site) => host === site || host.endsWith(`.${site}`)))
    return url.port === '' ? 'official' : 'not-official';
  if ((shorteners as readonly string[]).includes(host)) return 'short-link';
  return officialSites.some((site) => isLike(host, site)) ? 'look-alike' : 'not-official';
};

/** Addresses with a scheme, and bare ones whose ending is one that fraud uses, too. */
const written = new RegExp(
  String.raw`(?<![@\p{L}\d.-])(?:https?:\/\/[^\s<>"']+|(?:${shorteners.join('|').replaceAll('.', String.raw`\.`)})\/[^\s<>"']+|(?:[\p{L}\d-]{2,63}\.){1,5}(?:com|in|org|net|info|online|site|xyz|co|app|top|club|live|io)\b(?:\/[^\s<>"']*)?)`,
  'giu',
);

/** The addresses that a text names; those without a scheme are taken for https. */
export const linksIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(written), ([found]) => {
    const address = found.replace(/[.,;:!?)\]]+$/, '');
    return /^https?:/i.test(address) ? address : `https://${address}`;
  });
