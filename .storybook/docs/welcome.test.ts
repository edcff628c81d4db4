import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('the welcome page names every component, once', () => {
  const welcome = readFileSync('.storybook/pages/welcome.mdx', 'utf8');
  const named = [...welcome.matchAll(/<ComponentLinks of="(.+)" \/>/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const components = globSync('packages/ui/src/{components,patterns}/*').map((folder) =>
    path.basename(folder),
  );
  expect(named.toSorted()).toEqual(components.toSorted());
});
