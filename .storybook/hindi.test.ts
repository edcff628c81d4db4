import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hindiMessages } from './hindi.ts';

it('BEY-STB-05 the toolbar has the Hindi messages of every component that has any', () => {
  const source = 'packages/ui/src';
  const withMessages = readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => {
      const [, name] = /([^/]+)\/messages\.ts$/.exec(path) ?? [];
      return name ?? [];
    },
  );
  expect(Object.keys(hindiMessages).toSorted()).toEqual(withMessages.toSorted());
  expect(hindiMessages.RankRange?.yours?.({ rank: '12,450' })).toBe('आपकी रैंक 12,450');
});
