import * as ui from '@seatwise/ui';
import { createElement, type ElementType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { snippetOf } from './snippet.ts';

interface Exported {
  readonly title?: string;
  readonly component?: ElementType;
  readonly args?: object;
  readonly parameters?: { readonly docs?: { readonly source?: { readonly code?: string } } };
  readonly render?: (args: object) => ReactNode;
}
interface Stories {
  readonly default: Exported;
  readonly [story: string]: Exported;
}

const files = import.meta.glob<Stories>(
  '../../packages/ui/src/{components,patterns}/*/*.stories.tsx',
  { eager: true },
);

const snippets = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).map(([name, story]) => {
    const { component, parameters } = meta;
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render;
    const render = () => draw?.(args) ?? createElement(component!, args);
    const written = (story.parameters ?? parameters)?.docs?.source?.code;
    return [`${meta.title} ${name}`, written ?? snippetOf({ component, args, render })] as const;
  }),
);

describe('BEY-STB-07 the code to copy of each story compiles by what the package exports', () => {
  it.each(snippets)('%s', (_, code) => {
    expect(parseSync('snippet.tsx', code).errors).toEqual([]);
    const tags = Array.from(code.matchAll(/(?<!\w)<([A-Z]\w*)/g), ([, tag]) => tag);
    expect(tags).not.toEqual([]);
    for (const tag of tags) expect(Object.keys(ui)).toContain(tag);
    expect(code.split('\n').length).toBeLessThan(200);
  });
});
