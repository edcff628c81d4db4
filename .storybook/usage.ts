/** Which components a screen or a component is built from, read from the imports of the source. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface ComponentUsage {
  /** The components that it imports. */
  readonly builtFrom: readonly string[];
  /** The components that import it. */
  readonly partOf: readonly string[];
  /** The titles of the screens that import it, or import a part that does. */
  readonly screens: readonly string[];
}

export interface Usage {
  readonly components: Readonly<Record<string, ComponentUsage | undefined>>;
  /** The components of a screen, by its title in the sidebar. */
  readonly screens: Readonly<Record<string, readonly string[] | undefined>>;
}

const ui = 'packages/ui/src';
const screens = 'apps/web/src';

const isSource = (file: string): boolean => !/\.(test|stories|css)\.tsx?$/.test(file);
const sourcesIn = (folder: string): readonly string[] =>
  globSync(`${folder}/*.{ts,tsx}`).filter(isSource);

const relativeImport = /(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g;
const packageImport = /import \{([^}]*)\} from '@seatwise\/ui'/g;
const nameIn = (specifier: string): string => specifier.trim().replace(/^type | as .*$/g, '');

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const importedBy = (file: string, source: string): readonly string[] =>
  [...source.matchAll(relativeImport)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
    .filter(isSource);

/** The files of a folder and all that they import by relative paths. */
const reachableFrom = (folder: string): readonly string[] => {
  const files = new Set(sourcesIn(folder));
  for (const file of files) for (const next of importedBy(file, read(file))) files.add(next);
  return [...files];
};

const namesFrom = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      [...read(file).matchAll(packageImport)].flatMap(([, list = '']) =>
        list.split(',').map(nameIn),
      ),
    ),
  );

const titleOf = (story: string): string => /title: '([^']+)'/.exec(read(story))?.[1] ?? '';

/** Reads the workspace around the working directory. */
export const readUsage = (): Usage => {
  const folders = new Map(
    globSync(`${ui}/{components,patterns}/*`)
      .toSorted()
      .map((folder) => [path.basename(folder), folder]),
  );
  const names = [...folders.keys()];
  const builtFrom = new Map(
    [...folders].map(([name, folder]) => {
      const imported = sourcesIn(folder).flatMap((file) => importedBy(file, read(file)));
      const used = names.filter((other) =>
        imported.some((file) => file.startsWith(`${folders.get(other)!}/`)),
      );
      return [name, used.filter((other) => other !== name)] as const;
    }),
  );
  const screenComponents = new Map(
    globSync(`${screens}/**/*.stories.tsx`)
      .toSorted()
      .map((story) => {
        const used = namesFrom(reachableFrom(path.dirname(story)));
        return [titleOf(story), names.filter((name) => used.has(name))] as const;
      }),
  );
  return {
    components: Object.fromEntries(
      names.map((name) => [
        name,
        {
          builtFrom: builtFrom.get(name)!,
          partOf: names.filter((other) => builtFrom.get(other)!.includes(name)),
          screens: [...screenComponents].flatMap(([title, used]) =>
            used.includes(name) ? [title] : [],
          ),
        },
      ]),
    ),
    screens: Object.fromEntries(screenComponents),
  };
};
