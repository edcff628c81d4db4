/**
 * Who may import whom, as a table. What a package does not declare it cannot import at all (pnpm
 * links nothing else); this checks what that misses: folders inside a package, and relative
 * paths into a sibling. Runs on any Node from 20 on.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ui = 'packages/ui/src';
const flows = 'packages/flows/src';
const web = 'apps/web/src';
/** The part of the contract without schemas, which may be bundled with any page. */
const constants = 'packages/api-client/src/contract/constants';

const server = 'apps/mock-server/src';
const serverFiles = ['environment', 'httpError', 'html', 'memoize'].map(
  (name) => `${server}/${name}.ts`,
);
/** What every folder of the server may import. */
const serverBase = [...serverFiles, `${server}/db`, 'packages/api-client'];
/** What every area of the server may import; other areas follow in the table. */
const belowServerAreas = [
  ...serverBase,
  `${server}/reference`,
  `${server}/files`,
  `${server}/security`,
  `${server}/http`,
  `type:${server}/mock/scenarios`,
  `type:${server}/backend.ts`,
  'packages/sample-data',
];

/** What every feature, layout and screen of the app may import. */
const belowFeatures = [
  `${web}/services`,
  `${web}/session`,
  `${web}/components`,
  `${web}/hooks`,
  `${web}/lib`,
  `${web}/content`,
  `${web}/paths.ts`,
  `${web}/env.ts`,
  'packages',
];

/** What every screen may import. */
const belowScreens = [
  `${web}/layouts`,
  `${web}/features`,
  `${web}/routing`,
  `${web}/hydration`,
  ...belowFeatures,
];

/**
 * A folder and what else it may import; the first that matches counts. `type:` allows
 * types alone.
 * @type {[area: string, mayImport: string[]][]}
 */
const areas = [
  [`${ui}/theme`, []],
  [`${ui}/table`, []],
  [`${ui}/css`, [`${ui}/theme`]],
  [`${ui}/internal`, [`${ui}/theme`, `${ui}/css`]],
  // The provider's type has the messages of every component and pattern.
  [
    `${ui}/components/MessagesProvider`,
    [`type:${ui}/patterns`, `${ui}/internal`, `${ui}/components`],
  ],
  [`${ui}/components`, [`${ui}/theme`, `${ui}/css`, `${ui}/internal`, `${ui}/table`]],
  [
    `${ui}/patterns`,
    [`${ui}/theme`, `${ui}/css`, `${ui}/internal`, `${ui}/table`, `${ui}/components`],
  ],
  [ui, []],
  [`${flows}/shared`, [constants, 'type:packages/api-client']],
  [`${flows}/session`, [`${flows}/shared`, constants, 'type:packages/api-client']],
  [`${flows}/eligibility`, [`${flows}/shared`, constants, 'type:packages/api-client']],
  [`${flows}/list-sync`, [`${flows}/shared`]],
  [
    flows,
    [
      `${flows}/shared`,
      `${flows}/session`,
      `${flows}/eligibility`,
      `${flows}/list-sync`,
      constants,
      'type:packages/api-client',
    ],
  ],
  ['packages/api-client', []],
  ['packages/sample-data', ['packages/api-client']],
  ...serverFiles.map((file) => [file, []]),
  [`${server}/db`, ['packages/api-client']],
  [`${server}/reference`, [...serverBase, 'packages/sample-data']],
  [`${server}/files`, serverBase],
  [`${server}/security`, serverBase],
  [
    `${server}/http`,
    [
      ...serverBase,
      `${server}/files`,
      `${server}/security`,
      `${server}/mock/scenarios`,
      `type:${server}/backend.ts`,
    ],
  ],
  [`${server}/areas/payments/providers`, [...serverBase, `${server}/security`]],
  [`${server}/areas/payments`, [...belowServerAreas, `${server}/mock/ledgers`]],
  [`${server}/areas/accounts`, [...belowServerAreas, `${server}/areas/payments`]],
  [`${server}/areas/chat`, [...belowServerAreas, `${server}/areas/prediction`]],
  [
    `${server}/areas/choices`,
    [...belowServerAreas, `${server}/areas/chat`, `${server}/areas/prediction`],
  ],
  [`${server}/areas/console`, [...belowServerAreas, `${server}/areas/accounts`]],
  [`${server}/areas`, belowServerAreas],
  [
    `${server}/mock/ledgers`,
    [
      ...serverBase,
      `${server}/security`,
      `${server}/areas/payments/providers`,
      `type:${server}/backend.ts`,
    ],
  ],
  [
    `${server}/mock/simulators`,
    [
      ...serverBase,
      `${server}/security`,
      `${server}/http`,
      `${server}/mock/ledgers`,
      `${server}/areas/payments`,
      `type:${server}/backend.ts`,
    ],
  ],
  [
    `${server}/mock/seed`,
    [...serverBase, `${server}/files`, `${server}/security`, 'packages/sample-data'],
  ],
  [
    `${server}/mock/control`,
    [
      ...serverBase,
      `${server}/mock/scenarios`,
      `type:${server}/areas/accounts`,
      `type:${server}/backend.ts`,
    ],
  ],
  [`${server}/mock`, serverBase],
  ['apps/mock-server', ['packages/api-client', 'packages/sample-data']],
  [`${web}/main.tsx`, [web, 'packages']],
  [`${web}/demo.ts`, [web, 'apps/mock-server']],
  [`${web}/content`, []],
  [`${web}/components`, [`type:${web}/hooks`, `${web}/content`, `${web}/paths.ts`, 'packages']],
  [`${web}/lib`, ['packages']],
  [`${web}/hooks`, [`${web}/services`, `${web}/lib`, 'packages']],
  [`${web}/session`, [`${web}/lib`, 'packages']],
  [`${web}/services`, [`${web}/session`, `${web}/lib`, `${web}/env.ts`, 'packages']],
  [`${web}/hydration`, [`${web}/services/themeChoice.ts`, 'packages']],
  [`${web}/routing`, [`${web}/services`, `${web}/session`, `${web}/content`, 'packages']],
  [`${web}/features/chat`, [`${web}/features/help-bot`, ...belowFeatures]],
  [`${web}/features`, belowFeatures],
  [`${web}/layouts`, [`${web}/features`, `${web}/hydration`, `${web}/pages.ts`, ...belowFeatures]],
  [
    `${web}/app`,
    [
      `${web}/routing`,
      `${web}/hydration`,
      `${web}/services`,
      `${web}/session`,
      `${web}/components`,
      `${web}/lib`,
      `${web}/content`,
      `${web}/paths.ts`,
      `${web}/pages.ts`,
      'packages',
    ],
  ],
  [
    `${web}/screens/console`,
    [
      `${web}/screens/console/audit-trail`,
      `${web}/screens/console/console-list`,
      `${web}/screens/console/layout`,
      `${web}/pages.ts`,
      ...belowScreens,
    ],
  ],
  [`${web}/screens`, belowScreens],
  [web, ['packages']],
];

/** Their subfolders may not import each other, unless the table allows it. */
const withSeparateFolders = [
  flows,
  `${server}/areas`,
  `${ui}/patterns`,
  `${web}/features`,
  `${web}/screens`,
  `${web}/screens/public`,
  `${web}/screens/student`,
  `${web}/screens/console`,
];

/** Their subfolders are imported through index.ts alone. */
const withIndexOnly = [flows];

/** @type {Record<string, string>} */
const workspace = {
  '@seatwise/ui': 'packages/ui/src',
  '@seatwise/flows': 'packages/flows/src',
  '@seatwise/api-client': 'packages/api-client/src',
  '@seatwise/sample-data': 'packages/sample-data/src',
  '@seatwise/mock-server': 'apps/mock-server/src',
};

/** @param {string} file @param {string} area */
const within = (file, area) => file === area || file.startsWith(`${area}/`);

/** The subfolder of an area that a file lies in. @param {string} file @param {string} area */
const folder = (file, area) => file.slice(area.length + 1).split('/')[0];

/** @param {string} file @param {string} specifier */
const resolve = (file, specifier) => {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const name = Object.keys(workspace).find((known) => within(specifier, known));
  return name && workspace[name] + specifier.slice(name.length);
};

/** @param {string} file @param {string} specifier @param {boolean} typesOnly */
const problem = (file, specifier, typesOnly) => {
  const imported = resolve(file, specifier);
  const [area, mayImport] = areas.find(([name]) => within(file, name)) ?? [];
  if (!imported || !area || !mayImport) return undefined;

  const allowed = mayImport.some((entry) =>
    entry.startsWith('type:')
      ? typesOnly && within(imported, entry.slice('type:'.length))
      : within(imported, entry),
  );
  if (!allowed && !within(imported, area)) return `${file} may not import ${imported}`;

  /** @param {string} area */
  const crosses = (area) =>
    within(file, area) && within(imported, area) && folder(file, area) !== folder(imported, area);
  if (!allowed && withSeparateFolders.some(crosses))
    return `${file} may not import its sibling ${imported}`;

  const closed = withIndexOnly.find((area) => within(imported, area));
  const enters = closed && (!within(file, closed) || crosses(closed)) && specifier.startsWith('.');
  const byIndex = imported.endsWith('/index.ts') || folder(imported, closed ?? '') === 'shared';
  return enters && !byIndex ? `${file} imports past the index.ts of ${imported}` : undefined;
};

const isTest = /\.(test|stories|spec)\.tsx?$|\/testing\//;
/** The text before the first value of a template literal decides where the import leads. */
const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`$]*)/gm;

const files = ['packages', 'apps'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.split(path.sep).join('/')}`)
    .filter((name) => /^\w+\/[\w-]+\/src\/.*\.tsx?$/.test(name) && !isTest.test(name)),
);
const problems = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(
    ([, type, from, dynamic]) => problem(file, from ?? dynamic ?? '', Boolean(type)) ?? [],
  ),
);

for (const line of problems) console.error(line);
console.log(`boundaries: ${files.length} files, ${problems.length} wrong imports`);
process.exitCode = problems.length > 0 ? 1 : 0;
