/**
 * `pnpm size`, the app's part: the gzipped bytes that the browser fetches before a page is
 * interactive, each file compressed separately, as it is sent. The last column is the budget with 5
 * % headroom over the measured size; the budgets are set for English.
 *
 *   node tools/firstLoad.ts          English
 *   node tools/firstLoad.ts .hindi   Hindi
 */
import { build, type Rolldown } from 'vite';
import { scriptBytes, stylesOf, sum, withImports, zipped } from './chunks.ts';

interface Budget {
  /** Scripts that load before the page is interactive. */
  readonly needed: number;
  /** All scripts, including later ones. */
  readonly all?: number;
  /** Styles, including those of prerendered parts. */
  readonly css?: number;
}

/** The headroom of a budget over the measured size. */
const headroom = 1.05;

interface Page {
  readonly path: string;
  readonly screen: string;
  readonly budget: Budget;
  /** The modules besides its screen that a page needs to be interactive. */
  readonly needs?: readonly string[];
  /** Modules that load by themselves once the page is interactive. */
  readonly follows?: readonly string[];
  /** Prerendered modules whose scripts load at the first interaction. */
  readonly drawn?: readonly string[];
}

const answer = 'api-client/src/answer.ts';
const session = 'session/sessionActor.ts';

/** A page between prediction and decision, which needs its answers and machines from the start. */
const listPage = (path: string, screen: string, needed: number): Page => ({
  path,
  screen: `${screen}/route.tsx`,
  budget: { needed },
  needs: [answer],
  follows: [session],
});

const pages: readonly Page[] = [
  {
    path: '/',
    screen: 'public/Landing/route.tsx',
    // The entry lists all chunks, so each new screen costs every page 0.1 %.
    budget: { needed: 114_800, css: 11_750 },
    follows: ['public/Landing/EventsBoard.tsx', answer],
    drawn: ['public/Landing/Trial.tsx', 'public/Landing/Sections.tsx'],
  },
  {
    path: '/events',
    screen: 'public/Events/route.tsx',
    budget: { needed: 154_200 },
    follows: [answer],
  },
  {
    path: '/colleges/:state',
    screen: 'public/CollegeList/route.tsx',
    // Without the list itself, which is a separate chunk.
    budget: { needed: 137_500 },
  },
  { path: '/plan', screen: 'public/Plans/route.tsx', budget: { needed: 128_500 } },
  { path: '/login', screen: 'public/Login/route.tsx', budget: { needed: 171_000 } },
  { path: '/create-account', screen: 'public/SignUp/route.tsx', budget: { needed: 173_000 } },
  {
    path: '/collage',
    screen: 'student/Finder/route.tsx',
    budget: { needed: 189_500, all: 215_000 },
    needs: [answer],
    follows: [session, 'app/Announcements.tsx'],
  },
  // The page first answers a visitor's rank, which needs two fields and the eligibility rules.
  listPage('/college/:code', 'public/College', 167_200),
  listPage('/how-good', 'public/Accuracy', 147_500),
  // A row shows the facts that decide about a seat (BEY-SHL-12).
  listPage('/shortlist', 'student/Shortlist', 203_500),
  listPage('/choices', 'student/Choices', 218_500),
  listPage('/practice', 'student/Practice', 199_700),
  listPage('/shared-list', 'public/SharedList', 171_600),
];

/** Modules that must never be part of the app. */
const mocks = /node_modules\/msw\/|(apps\/mock-server|packages\/backend)\//;

const { output } = (await build({
  logLevel: 'silent',
  root: 'apps/web',
  configFile: `apps/web/vite${process.argv[2] ?? ''}.config.ts`,
  build: { write: false },
})) as Rolldown.RolldownOutput;
const chunks = output.filter((file) => file.type === 'chunk');

/** The chunks that contain the modules, and everything they import statically. */
const neededFor = (modules: readonly string[]): Set<Rolldown.OutputChunk> => {
  const holders = modules.map((module) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!holder) throw new Error(`${module} is in no chunk`);
    return holder;
  });
  return withImports(chunks, holders, ({ imports }) => imports);
};

const problems: string[] = [];
const row = (...cells: readonly (string | number)[]): void =>
  console.log(
    cells.map((cell, at) => (at ? ` ${cell}`.padStart(10) : String(cell).padEnd(18))).join(''),
  );

row('gzipped bytes', 'js', 'files', 'later js', 'css', '+ 5 %');
for (const { path, screen, budget, needs = [], follows = [], drawn = [] } of pages) {
  const entry = ['src/main.tsx', `screens/${screen}`, ...needs];
  const first = neededFor(entry);
  const js = scriptBytes(first);
  const all = scriptBytes(neededFor([...entry, ...follows]));
  const css = sum(stylesOf(output, neededFor([...entry, ...follows, ...drawn])).map(zipped));
  row(
    path,
    js,
    first.size,
    all - js,
    css,
    `${Math.ceil(js * headroom)} / ${Math.ceil(all * headroom)}`,
  );
  const over = (name: string, size: number, most = Infinity): void => {
    if (size > most) problems.push(`${path}: ${name} ${size} is over ${most}`);
  };
  over('js', js, budget.needed);
  over('js in all', all, budget.all);
  over('css', css, budget.css);
}
for (const id of chunks.flatMap(({ moduleIds }) => moduleIds))
  if (mocks.test(id)) problems.push(`the build brings ${id}`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
