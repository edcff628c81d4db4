/** The code of one example out of a file of several: its declarations and the imports they use. */

interface Declaration {
  readonly name: string;
  readonly text: string;
}

const importLine = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;
const declarationStart = /^(?=(?:export )?(?:const|interface) )/m;
const declaredName = /^(?:export )?(?:const|interface) (\w+)/;

const uses = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

const neededFor = (
  root: Declaration,
  declarations: readonly Declaration[],
): readonly Declaration[] => {
  const needed = new Set([root]);
  for (const { text } of needed)
    for (const other of declarations) if (uses(text, other.name)) needed.add(other);
  return declarations.filter((declaration) => needed.has(declaration));
};

const importsFor = (code: string, source: string): string =>
  [...source.matchAll(importLine)]
    .map(([, type = '', list = '', from = '']) => {
      // A list over several lines ends with a comma.
      const names = list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      const used = names.filter((name) => uses(code, name.replace('type ', '')));
      return used.length > 0 ? `import ${type}{ ${used.join(', ')} } from '${from}';\n` : '';
    })
    .join('');

/** The code of each `…Example` in a source file, by the name of its component. */
export const snippetsOf = (source: string): Readonly<Record<string, string>> => {
  const declarations = source
    .replaceAll(importLine, '')
    .split(declarationStart)
    .map((text) => text.trim())
    .flatMap((text) => {
      const name = declaredName.exec(text)?.[1];
      return name ? [{ name, text }] : [];
    });
  return Object.fromEntries(
    declarations
      .filter(({ name }) => name.endsWith('Example'))
      .map((declaration) => {
        const code = neededFor(declaration, declarations)
          .map(({ text }) => text)
          .join('\n\n');
        return [declaration.name.replace(/Example$/, ''), `${importsFor(code, source)}\n${code}\n`];
      }),
  );
};
