import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  ['./*.tsx', '!./*.test.tsx'],
  { eager: true },
);

describe('every example renders', () => {
  it.each(Object.values(files).flatMap(Object.entries))('%s', (_, Example) => {
    expect(renderToString(<Example />)).toBeTypeOf('string');
  });
});
