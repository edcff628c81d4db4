import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { twins } from './twins.ts';

const { resolveId } = twins() as unknown as {
  resolveId: { handler: (source: string, importer: string) => string | undefined };
};
const source = fileURLToPath(new URL('../src/', import.meta.url));
const from = (importer: string) =>
  resolveId.handler('./content/site.ts', source + importer)?.slice(source.length);

it.each(['routes.tsx', 'paths.ts'])('BEY-LNG-01 gives %s the Hindi text', (importer) => {
  expect(from(importer)).toBe('content/site.hi.ts');
});

it('BEY-LNG-09 gives a twin its English module, and what that imports in English', () => {
  const inContent = (importer: string, module: string) =>
    resolveId.handler(module, `${source}content/${importer}`)?.slice(source.length);
  expect(inContent('plans.hi.ts', './plans.ts')).toBeUndefined();
  expect(inContent('legal.hi.ts', './site.ts')).toBe('content/site.hi.ts');
  expect(inContent('legal.ts', './site.ts')).toBeUndefined();
});
