import { readdirSync } from 'node:fs';
import { composeStories, type Meta } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta };

const components = ['components', 'patterns'].flatMap((room) =>
  readdirSync(new URL(room, import.meta.url)).map((name) => [room, name] as const),
);

describe('the package', () => {
  it('has no document here', () => {
    expect(typeof document).toBe('undefined');
  });

  it.each(components)(
    'renders %s/%s on the server in all its states, without a style attribute',
    async (room, name) => {
      const file: StoryFile = await import(`./${room}/${name}/${name}.stories.tsx`);
      const stories: readonly FunctionComponent[] = Object.values(composeStories(file));
      expect(stories.length).toBeGreaterThan(0);
      for (const Story of stories) {
        const html = renderToString(createElement(Story));
        // A strict security policy refuses them; what components draw is styled by its class alone.
        expect(html).not.toMatch(/<[^>]* class="[^>]* style="|<[^>]* style="[^>]* class="/);
      }
    },
  );

  it('lets every component in by the front door', () => {
    const offered = new Set(Object.keys(ui));
    expect(components.filter(([, name]) => !offered.has(name))).toEqual([]);
  });
});
