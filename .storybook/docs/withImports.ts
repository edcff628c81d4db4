import { icons } from '@seatwise/ui';
import { usage } from 'virtual:usage';

/** How Storybook prints a function and an icon. */
const handler = /\bfunction \w*\(\)\s*\{\}/g;
const icon =
  /\{\s*\$\$typeof: Symbol\([^)]*\),\s*displayName: '(\w+)',\s*render: \(\) => \{\}\s*\}/g;

const iconNames = new Map(
  Object.entries(icons).map(([name, { displayName = name }]) => [displayName, name]),
);

/** The code of a story, with icons by name and an import of the components that it uses. */
export const withImports = (printed: string): string => {
  // Storybook calls this twice for the first story of a page.
  if (printed.startsWith('import')) return printed;
  const code = printed
    .replaceAll(handler, '() => {}')
    .replaceAll(icon, (_, name: string) => `icons.${iconNames.get(name) ?? name}`);
  const tags = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, tag = '']) => tag);
  const names = [
    ...tags.filter((tag) => usage.components[tag]),
    ...(/\bicons\./.exec(code) ? ['icons'] : []),
  ];
  if (names.length === 0) return code;
  return `import { ${[...new Set(names)].join(', ')} } from '@seatwise/ui';\n\n${code}`;
};
