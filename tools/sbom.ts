/**
 * `pnpm run sbom` (pnpm has a `sbom` of its own), the end of `pnpm build`: what we ship, as CycloneDX, one document each for the server,
 * the app and the design system, in `.reports/sbom`. Versions and checksums are the lock file's, and
 * nothing in it depends on when or where it is made. Fails at a licence that the table lacks.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const shipped = ['mock-server', 'web', 'ui'] as const;

/** Licences that let us ship: they ask for their text and names to be included, and for no source. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MIT OR CC0-1.0)',
]);

interface Listed {
  readonly version: string;
  readonly path: string;
  readonly dependencies?: Readonly<Record<string, Listed>>;
}

const lock = readFileSync('pnpm-lock.yaml', 'utf8');

/** The checksum that the lock file has of a package, in hexadecimal digits. */
const checksumOf = (id: string): string => {
  const at = [`\n  '${id}':\n`, `\n  ${id}:\n`]
    .map((key) => lock.indexOf(key))
    .find((n) => n !== -1);
  const [, base64] = /integrity: sha512-([\w+/=]+)/.exec(lock.slice(at ?? lock.length)) ?? [];
  if (base64 === undefined) throw new Error(`The lock file has no checksum of ${id}`);
  return Buffer.from(base64, 'base64').toString('hex');
};

const componentOf = ({ version, path: folder }: Listed) => {
  // The manifest's name: a package may be installed under another one.
  const { name, license = 'none' } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { readonly name: string; readonly license?: string };
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [license.startsWith('(') ? { expression: license } : { license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: checksumOf(`${name}@${version}`) }],
  };
};

/** What a package of ours ships, itself apart, with the packages whose licence is not allowed. */
export const inventoryOf = (part: (typeof shipped)[number]) => {
  const listed = ['list', '--json', '--prod', '--depth', 'Infinity', '--filter'];
  const output = execFileSync('pnpm', [...listed, `@seatwise/${part}`], { encoding: 'utf8' });
  const [root] = JSON.parse(output) as [Listed];
  const components = new Map<string, ReturnType<typeof componentOf>>();
  const gather = ({ dependencies = {} }: Listed): void => {
    for (const dependency of Object.values(dependencies)) {
      // Packages of this repository are links; what they depend on is shipped too.
      if (!dependency.version.startsWith('link:')) {
        const component = componentOf(dependency);
        components.set(component.purl, component);
      }
      gather(dependency);
    }
  };
  gather(root);
  const sorted = [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const licenceOf = ({ licenses: [one] }: (typeof sorted)[number]): string =>
    one!.expression ?? one!.license.id;
  return {
    bom: {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: `@seatwise/${part}` } },
      components: sorted,
    },
    refused: sorted
      .filter((component) => !allowed.has(licenceOf(component)))
      .map((component) => `${component.purl}: ${licenceOf(component)}`),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('.reports/sbom', { recursive: true });
  for (const part of shipped) {
    const { bom, refused } = inventoryOf(part);
    writeFileSync(`.reports/sbom/${part}.cdx.json`, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${part.padEnd(12)} ${bom.components.length} packages`);
    for (const line of refused) console.error(`  ${line} is no licence of the table`);
    if (refused.length > 0) process.exitCode = 1;
  }
}
