import { readdirSync } from 'node:fs';
import { composeStories, type Meta } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta };

const components = ['components', 'patterns'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url)).map((name) => [folder, name] as const),
);

describe('the package', () => {
  it('runs without a document', () => {
    expect(typeof document).toBe('undefined');
  });

  it.each(components)(
    'renders %s/%s on the server in all its states, without a style attribute',
    async (folder, name) => {
      const file: StoryFile = await import(`./${folder}/${name}/${name}.stories.tsx`);
      const stories: readonly FunctionComponent[] = Object.values(composeStories(file));
      expect(stories.length).toBeGreaterThan(0);
      for (const Story of stories) {
        const html = renderToString(createElement(Story));
        // A strict content security policy forbids style attributes, so components use only classes.
        expect(html).not.toMatch(/<[^>]* class="[^>]* style="|<[^>]* style="[^>]* class="/);
      }
    },
  );

  it('exports every component from its index', () => {
    const exported = new Set(Object.keys(ui));
    expect(components.filter(([, name]) => !exported.has(name))).toEqual([]);
  });
});
