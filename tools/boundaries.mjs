/**
 * The table of permitted imports. pnpm links only what a package declares, and what the root does,
 * such as `@seatwise/ui`. This check covers the rest: what comes from the root, folders inside a
 * package, and relative paths into a sibling. Runs on any Node from 20 on.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Flows may import types of the contract, and the part of it without schemas. */
const contract = 'packages/api-client/src/contract/constants type:packages/api-client';

const belowServer = 'environment.ts httpError.ts html.ts memoize.ts db packages/api-client';
const belowServerAreas = `${belowServer} reference files security http mail type:backend.ts packages/flows/src/chance packages/flows/src/eligibility packages/official-data`;

const belowMock = 'packages/backend packages/api-client packages/official-data';

/** The packages of the app; the others answer calls, or examine who does. */
const libraries = 'packages/ui packages/flows packages/api-client packages/official-data';

const belowFeatures = `services session components hooks lib content paths.ts env.ts ${libraries}`;
const belowScreens = `layouts features routing hydration ${belowFeatures}`;

/**
 * For each root, its folders and what each may import besides itself. The first matching folder
 * counts; '' matches all others. `type:` allows only types.
 * @type {Record<string, Record<string, string>>}
 */
const table = {
  'packages/ui/src': {
    theme: '',
    'locale.ts': '',
    table: 'locale.ts',
    css: 'theme',
    internal: 'theme css locale.ts',
    // The type of the provider's messages covers every component and pattern.
    'components/MessagesProvider': 'type:patterns internal components',
    components: 'theme css internal table',
    patterns: 'theme css internal table components',
    '': '',
  },
  'packages/flows/src': {
    shared: contract,
    session: `shared ${contract}`,
    eligibility: `shared ${contract}`,
    chance: `shared ${contract}`,
    trial: `shared chance prediction ${contract}`,
    'list-sync': 'shared',
    'marks-to-rank': 'shared',
    'counselling-rules': `type:shared ${contract}`,
    '': `shared session eligibility chance list-sync counselling-rules marks-to-rank ${contract}`,
  },
  'packages/api-client': { '': '' },
  'packages/conformance': { '': 'packages/api-client' },
  'packages/official-data': { '': 'packages/api-client' },
  'packages/backend/src': {
    'environment.ts': '',
    'httpError.ts': '',
    'html.ts': '',
    'memoize.ts': '',
    db: 'environment.ts httpError.ts packages/api-client',
    reference: `${belowServer} packages/official-data`,
    files: belowServer,
    security: belowServer,
    mail: `${belowServer} type:security`,
    'firstStart.ts': `${belowServer} security areas/official-data`,
    http: `${belowServer} files security type:backend.ts`,
    'areas/payments/providers': `${belowServer} security`,
    'areas/payments': belowServerAreas,
    'areas/accounts': `${belowServerAreas} areas/payments`,
    'areas/chat': `${belowServerAreas} areas/prediction`,
    'areas/choices': `${belowServerAreas} areas/chat areas/prediction`,
    'areas/console': `${belowServerAreas} areas/accounts`,
    'areas/official-data': `${belowServerAreas} packages/official-data`,
    areas: belowServerAreas,
    '': 'packages/api-client',
  },
  'apps/mock-server/src': {
    'mock/ledgers': 'type:mockBackend.ts packages/backend packages/api-client',
    'mock/simulators': 'mock/ledgers type:mockBackend.ts packages/backend packages/api-client',
    'mock/control':
      'mock/inbox.ts mock/scenarios type:mockBackend.ts packages/backend packages/api-client',
    mock: `type:mockBackend.ts ${belowMock}`,
    '': belowMock,
  },
  'apps/server/src': { '': 'packages/backend' },
  'apps/web/src': {
    'main.tsx': `apps/web/src ${libraries}`,
    'demo.ts': 'apps/web/src apps/mock-server',
    content: `env.ts packages/flows/src/shared ${contract}`,
    components: `type:hooks services/useLeftOut.ts lib/language.ts content paths.ts ${libraries}`,
    lib: libraries,
    hooks: `services session lib ${libraries}`,
    session: `lib ${libraries}`,
    services: `session lib env.ts ${libraries}`,
    hydration: `services/languageChoice.ts services/themeChoice.ts ${libraries}`,
    routing: `services session content lib ${libraries}`,
    'features/chat': `features/help-bot ${belowFeatures}`,
    features: belowFeatures,
    layouts: `features hydration pages.ts ${belowFeatures}`,
    app: `routing hydration services session components lib content paths.ts pages.ts ${libraries}`,
    'screens/console': `screens/console/audit-trail screens/console/console-list screens/console/layout pages.ts ${belowScreens}`,
    screens: belowScreens,
    '': libraries,
  },
};

/** @param {string} root @param {string} entry */
const fromRoot = (root, entry) => {
  const [, type = '', folder = ''] = /^(type:)?(.*)$/.exec(entry) ?? [];
  return type + (/^(packages|apps)\b/.test(folder) ? folder : `${root}/${folder}`);
};

/** @type {[area: string, mayImport: string[]][]} */
const areas = Object.entries(table).flatMap(([root, folders]) =>
  Object.entries(folders).map(([folder, entries]) => [
    path.posix.join(root, folder),
    entries.split(' ').flatMap((entry) => (entry ? [fromRoot(root, entry)] : [])),
  ]),
);

const flows = 'packages/flows/src';

/** Areas whose subfolders may not import each other, unless the table allows it. */
const withSeparateFolders = [
  flows,
  'packages/ui/src/patterns',
  'packages/backend/src/areas',
  'apps/web/src/features',
  ...['', '/public', '/student', '/console'].map((audience) => `apps/web/src/screens${audience}`),
];

/** @param {string} file @param {string} area */
const within = (file, area) => file === area || file.startsWith(`${area}/`);

/** The subfolder of an area that a file lies in. @param {string} file @param {string} area */
const folder = (file, area) => file.slice(area.length + 1).split('/')[0];

/** @param {string} file @param {string} specifier */
const resolve = (file, specifier) => {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const [, name, rest] = /^@seatwise\/([\w-]+)(.*)$/.exec(specifier) ?? [];
  return name && `${/^(mock-)?server$/.test(name) ? 'apps' : 'packages'}/${name}/src${rest}`;
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

  // Flows are imported only through their index.ts, except texts, which must be of one language.
  const enters =
    within(imported, flows) &&
    (!within(file, flows) || crosses(flows)) &&
    specifier.startsWith('.');
  const isText = [file, imported].every((name) => /\/messages(\.hi)?\.ts$/.test(name));
  const byIndex = isText || imported.endsWith('/index.ts') || folder(imported, flows) === 'shared';
  return enters && !byIndex ? `${file} imports past the index.ts of ${imported}` : undefined;
};

const isTest = /\.(test|stories|spec)\.tsx?$|\/testing\//;
/** Matches imports; for a template literal, the text before its first value is enough. */
const importPattern =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`$]*)/gm;

// Only sources are read: other checks may be building packages at the same time.
const sources = ['packages', 'apps']
  .flatMap((root) => readdirSync(root).map((name) => `${root}/${name}/src`))
  .filter((folder) => existsSync(folder));
const files = sources.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !isTest.test(name)),
);
const problems = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(
    ([, type, from, dynamic]) => problem(file, from ?? dynamic ?? '', Boolean(type)) ?? [],
  ),
);

/**
 * Folders that an entry may not reach at run time, not even through other files.
 * @type {[entry: string, folder: string][]}
 */
const apart = [['apps/server/src/main.ts', 'apps/mock-server']];

/** The file that a specifier names, by the `exports` of its package. @param {string} file @param {string} specifier */
const fileOf = (file, specifier) => {
  const target = resolve(file, specifier);
  if (!target || specifier.startsWith('.')) return target;
  const [, folder = '', rest = ''] = /^(\w+\/[\w-]+)\/src(.*)$/.exec(target) ?? [];
  /** @type {Record<string, string>} */
  const places = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).exports;
  for (const [name, place] of Object.entries(places)) {
    const [head = '', tail] = name.split('*');
    if (tail === undefined ? name === `.${rest}` : `.${rest}`.startsWith(head))
      return path.posix.join(folder, place.replace('*', `.${rest}`.slice(head.length)));
  }
  return undefined;
};

/** The chain of run-time imports from an entry to a file of a folder. @param {string} entry @param {string} folder */
const wayTo = (entry, folder) => {
  const ways = new Map([[entry, [entry]]]);
  for (const [file, way] of ways) {
    if (within(file, folder)) return way;
    if (!file.endsWith('.ts')) continue;
    for (const [, type, from, dynamic] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const next = type ? undefined : fileOf(file, from ?? dynamic ?? '');
      if (next && !ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
};

for (const [entry, folder] of apart.filter(([entry]) => existsSync(entry))) {
  const way = wayTo(entry, folder);
  if (way) problems.push(`${way.join(' imports ')}: ${entry} may not reach ${folder}`);
}

for (const line of problems) console.error(line);
console.log(`boundaries: ${files.length} files, ${problems.length} wrong imports`);
process.exitCode = problems.length > 0 ? 1 : 0;
