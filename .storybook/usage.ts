/** Which components each screen and component uses, read from the imports in the source. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The component names that each component, and each screen by title, uses. */
export interface Usage {
  readonly components: Readonly<Record<string, readonly string[] | undefined>>;
  readonly screens: Readonly<Record<string, readonly string[] | undefined>>;
}

const isSource = (file: string): boolean => !/\.(test|stories|css)\.tsx?$/.test(file);
const sourcesIn = (folder: string): readonly string[] =>
  globSync(`${folder}/*.{ts,tsx}`).filter(isSource);

const relativeImport = /(?:\bfrom|\bimport\()\s*'(\.[^']+\.tsx?)'/g;
const packageImport = /import \{([^}]*)\} from '@seatwise\/ui'/g;
const nameIn = (specifier: string): string => specifier.trim().replace(/^type | as .*$/g, '');

const read = (file: string): string => readFileSync(file, 'utf8');

const importedBy = (file: string): readonly string[] =>
  Array.from(read(file).matchAll(relativeImport), ([, specifier = '']) =>
    path.posix.join(path.posix.dirname(file), specifier),
  ).filter(isSource);

/** The names that a folder, with all its relative imports, takes from the design system. */
const namesFrom = (folder: string): ReadonlySet<string> => {
  const files = new Set(sourcesIn(folder));
  // Iterating a set also visits what is added meanwhile.
  for (const file of files) for (const imported of importedBy(file)) files.add(imported);
  const sources = Array.from(files, read).join('\n');
  const lists = Array.from(sources.matchAll(packageImport), ([, list = '']) => list.split(','));
  return new Set(lists.flat().map(nameIn));
};

const titleOf = (story: string): string => /title: '([^']+)'/.exec(read(story))?.[1] ?? '';

/** Reads the workspace around the working directory. */
export const readUsage = (): Usage => {
  const folders = globSync('packages/ui/src/{components,patterns}/*').toSorted();
  const names = folders.map((folder) => path.basename(folder));
  const builtFrom = (folder: string): readonly string[] => {
    const imported = sourcesIn(folder).flatMap(importedBy);
    return names.filter((_, at) =>
      imported.some((file) => folders[at] !== folder && file.startsWith(`${folders[at]}/`)),
    );
  };
  const stories = globSync('apps/web/src/**/*.stories.tsx').toSorted();
  const shownBy = (story: string): readonly string[] => {
    const used = namesFrom(path.dirname(story));
    return names.filter((name) => used.has(name));
  };
  return {
    components: Object.fromEntries(
      folders.map((folder) => [path.basename(folder), builtFrom(folder)]),
    ),
    screens: Object.fromEntries(stories.map((story) => [titleOf(story), shownBy(story)])),
  };
};
