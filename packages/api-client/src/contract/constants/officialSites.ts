/**
 * The authorities' sites, including all their subdomains. A server's setting may name others.
 * `gov.in` and `nic.in` are only assigned to government bodies.
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
  // States and universities that fill seats themselves; the others use gov.in or nic.in.
  'medadmgujarat.org',
  'bfuhs.ac.in',
  'amruhp.ac.in',
  'ipu.ac.in',
  'tnmedicalselection.net',
  'uhsap.in',
  'centacpuducherry.in',
  'hnbumu.ac.in',
] as const;

/** The verdict on a link: it leads to an authority, or a reason for doubt. */
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

/** Replaces characters with those that they look like. */
const folded = (host: string): string =>
  host
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1il|]/g, 'l')
    .replaceAll(/[.-]/g, '');

/** The edit distance of two words: inserted, deleted and replaced letters. */
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

/** A name of up to this length only counts as similar if it differs by one letter. */
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

/** Link shorteners, which hide the destination. */
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

/** The verdict on a link's address, judged by the list of official sites. */
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

/** Addresses with a scheme, and texts that may be a site, with a port and a path. */
const written =
  /(?<![\p{L}\p{M}\p{N}-])(?:https?:\/\/[^\s<>"']+|(?<host>[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)+)(?<rest>(?::\d+)?(?<path>[/?#][^\s<>"']*)?))/giu;

const fourNumbers = /^\d+(?:\.\d+){3}$/;
const letters = /^(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu;

/** A site ends in four numbers or in letters; `M.Com` and `Round 2.In` are not sites; `x.com` is. */
const isSite = (host: string, hasPath: boolean): boolean => {
  const [name = '', ending = ''] = host.split(/[.。．｡]/).slice(-2);
  if (fourNumbers.test(host)) return true;
  return letters.test(ending) && (hasPath || name.length > 1 || ending === 'com');
};

/** The addresses in a text, except email addresses; one without a scheme counts as https. */
export const linksIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(written)).flatMap(({ 0: found, index, groups = {} }) => {
    const address = found.replace(/[.,;:!?)\]]+$/, '');
    const { host, rest = '', path } = groups;
    if (host === undefined) return [address];
    const isMailbox =
      text[index + found.length] === '@' || (text[index - 1] === '@' && path === undefined);
    const isAddress = !isMailbox && isSite(host, path !== undefined);
    return isAddress && URL.canParse(`https://${host}${rest}`) ? [`https://${address}`] : [];
  });
