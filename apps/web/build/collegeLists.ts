import type { CollegeList } from '@seatwise/official-data/college-lists';
import type { Plugin } from 'vite';
import { pages } from '../src/pages.ts';

/** `virtual:college-lists` is the index of the lists; each list is a module whose name begins with it. */
const index = 'virtual:college-lists';
const resolved = `\0${index}`;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The path of a list's page. */
const listPath = ({ of, name }: Pick<CollegeList, 'of' | 'name'>): string =>
  of === 'state'
    ? pages.collegesOfState.path.replace(':state', slugOf(name))
    : pages.collegesOfCourse.path.replace(':course', slugOf(name));

/** The module with the list that a page shows. */
export const listModule = (path: string): string => `${index}${path}`;

/** The lists are read once, and only if a build or a page needs them. */
let read: Promise<ReadonlyMap<string, CollegeList>> | undefined;
const readLists = async (): Promise<ReadonlyMap<string, CollegeList>> => {
  const { loadCollegeLists } = await import('@seatwise/official-data/college-lists');
  return new Map((await loadCollegeLists()).map((list) => [listPath(list), list]));
};

const indexOf = (lists: ReadonlyMap<string, CollegeList>): string => {
  const entries = Array.from(lists, ([path, { of, name, colleges, seats }]) => {
    const publishers = [
      ...new Map(seats.map(({ publisher }) => [publisher.en, publisher])).values(),
    ];
    const about = JSON.stringify({ of, name, colleges: colleges.length, publishers });
    return `${JSON.stringify(path)}: {...${about}, load: () => import('${listModule(path)}')}`;
  });
  return `export const collegeLists = {${entries.join(',')}};`;
};

/** Makes the colleges of each state and course a chunk of its own, which only their page loads. */
export const collegeLists = (): Plugin => ({
  name: 'seatwise-college-lists',
  resolveId: (id) => (id.startsWith(index) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith(resolved)) return undefined;
    const lists = await (read ??= readLists());
    if (id === resolved) return indexOf(lists);
    return `export default ${JSON.stringify(lists.get(id.slice(resolved.length)))};`;
  },
});
