/**
 * `pnpm run sbom`, the last step of `pnpm build`: writes what we ship with pnpm's own `sbom` in
 * CycloneDX, one document each for the servers, the app and the design system, to `.reports/sbom`.
 * The result does not depend on when or where it is made. Fails at a licence that the table lacks.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const shipped = ['server', 'mock-server', 'web', 'ui'] as const;

/** Licences that let us ship: they ask to include their text and names, but no source. */
const allowed: ReadonlySet<string | undefined> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(MIT OR CC0-1.0)',
]);

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly purl: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string };
  }[];
  readonly externalReferences?: readonly {
    readonly hashes?: readonly { readonly content: string }[];
  }[];
}

interface Document {
  readonly metadata: { readonly timestamp: string };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const licenceOf = ({ licenses: [one] = [] }: Component): string | undefined =>
  one?.expression ?? one?.license?.id;

/** A package's SBOM, its third-party components, and those whose licence is not allowed. */
export const inventoryOf = (part: (typeof shipped)[number]) => {
  const args = ['--filter', `@seatwise/${part}`, 'sbom', '--prod', '--sbom-format', 'cyclonedx'];
  const { serialNumber: _, ...document } = JSON.parse(
    execFileSync('pnpm', args, { encoding: 'utf8' }),
  ) as Document & { readonly serialNumber: string };
  const { timestamp: __, ...metadata } = document.metadata;
  // pnpm writes both lists in a different order each time.
  const components = document.components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const dependencies = document.dependencies
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.toSorted() }))
    .toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
  const others = components.filter(({ group }) => group !== '@seatwise');
  return {
    bom: { ...document, metadata, components, dependencies },
    others,
    refused: others
      .filter((component) => !allowed.has(licenceOf(component)))
      .map((component) => `${component.purl}: ${licenceOf(component) ?? 'none'}`),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('.reports/sbom', { recursive: true });
  for (const part of shipped) {
    const { bom, others, refused } = inventoryOf(part);
    writeFileSync(`.reports/sbom/${part}.cdx.json`, `${JSON.stringify(bom, null, 2)}\n`);
    console.log(`${part.padEnd(12)} ${others.length} packages`);
    for (const line of refused) console.error(`  ${line} is no licence of the table`);
    if (refused.length > 0) process.exitCode = 1;
  }
}
