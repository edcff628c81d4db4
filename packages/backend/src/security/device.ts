/** What a browser says of itself that its user would recognise; nothing else of it is stored. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const unknownDevice: Device = { browser: null, system: null };

/** The first that matches counts: most browsers also name those that they descend from. */
const browsers = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Version\/.* Safari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows NT/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** The device that a request came from, by its `User-Agent`. */
export const deviceOf = ({ headers }: Request): Device => {
  // A page's own worker is asked without the header, by the browser that it runs in.
  const agent = headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '';
  const nameIn = (names: typeof browsers | typeof systems): string | null =>
    names.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
};
