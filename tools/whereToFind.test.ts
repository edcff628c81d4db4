import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/where-to-find.md names files that exist', () => {
  const page = readFileSync('docs/where-to-find.md', 'utf8');
  const short = new Map(
    [...page.matchAll(/`(\w+)` is `([^`]+)`/g)].map(([, name = '', folder = '']) => [name, folder]),
  );
  const files = [...page.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, file = '']) =>
    file.replace(/^\w+/, (first) => short.get(first) ?? first),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
