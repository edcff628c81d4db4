/// <reference types="vite/client" />
import { composeStories } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import * as ui from '../../index.ts';
import { mount } from '../../testing/mount.tsx';
import { tones } from '../../theme/index.ts';
import { Notice } from '../Notice/Notice.tsx';
import { MessagesProvider, type ComponentMessages } from './MessagesProvider.tsx';
import { pseudoLocale, textsIn, withoutBrackets } from './pseudoLocale.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const nameIn = (path: string): string => path.split('/').at(-2)!;

const registry = import.meta.glob<Readonly<Record<string, object>>>(
  ['../*/messages.ts', '../../patterns/*/messages.ts', '../../internal/*/messages.ts'],
  { eager: true },
);
const pseudo: ComponentMessages = Object.fromEntries(
  Object.entries(registry).map(([path, file]) => [
    nameIn(path),
    pseudoLocale(Object.values(file)[0]!),
  ]),
);

const stories = import.meta.glob<StoryFile>([
  '../*/*.stories.tsx',
  '../../patterns/*/*.stories.tsx',
]);
const sources = import.meta.glob<string>(
  ['../*/*.stories.tsx', '../../patterns/*/*.stories.tsx', '../../testing/longNames.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** react-aria describes drags by itself, in the language of the locale. */
const ofReactAria = new Set(['click to start dragging']);

/** The source of a story without its assertions and guidance. */
const textsGivenIn = (path: string): string =>
  [sources[path]!, sources['../../testing/longNames.ts']!]
    .join('\n')
    .replaceAll(/^  play: [\s\S]*?^  \},?$/gm, '')
    .replaceAll(/^ +guidance: \{[\s\S]*?^ {4}\},$/gm, '')
    .replaceAll(/\s+/g, ' ');

/** Names of options that some stories render, such as icon names. */
const options = new Set(
  [
    ...tones,
    ...Object.values(ui).flatMap((offered) =>
      Array.isArray(offered) ? (offered as unknown[]) : Object.keys(offered),
    ),
  ]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u),
);

/** Texts that come neither from the messages nor from the story. */
const hardCoded = (path: string, args: object): readonly string[] => {
  // React elements refer to each other through internal properties.
  const evaluated = JSON.stringify(args, (key, value: unknown) =>
    key.startsWith('_') ? undefined : value,
  );
  const given = `${textsGivenIn(path)} ${evaluated}`.toLowerCase();
  return textsIn(document.body)
    .flatMap((text) => withoutBrackets(text).match(/\p{L}[\p{L}’' -]*\p{L}{2}/gu) ?? [])
    .map((text) => text.trim().toLowerCase())
    .filter((text) => !given.includes(text) && !ofReactAria.has(text))
    .filter((text) => text.split(' ').some((word) => !options.has(word)));
};

describe('MessagesProvider', () => {
  it('A given message MUST replace the English one; an omitted one MUST stay English.', async () => {
    mount(
      <>
        <MessagesProvider messages={{ Notice: { dismiss: 'बंद करें' } }}>
          <Notice onDismiss={() => {}}>राउंड 2</Notice>
        </MessagesProvider>
        <MessagesProvider messages={{ Notice: {} }}>
          <Notice onDismiss={() => {}}>Round 2</Notice>
        </MessagesProvider>
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'बंद करें' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  describe('No component MUST show or announce a built-in text outside of its messages.', () => {
    // Formatted dates are texts from the locale, not from the messages or the story.
    const paths = Object.keys(stories).filter((path) => !nameIn(path).endsWith('Provider'));
    it.each(paths.map((path) => [nameIn(path), path] as const))('%s', async (_, path) => {
      const all: readonly (FunctionComponent & { readonly args: object })[] = Object.values(
        composeStories(await stories[path]!()),
      );
      for (const Story of all) {
        mount(
          <MessagesProvider messages={pseudo}>
            <Story />
          </MessagesProvider>,
        );
        await new Promise(requestAnimationFrame);
        expect(hardCoded(path, Story.args)).toEqual([]);
      }
    });
  });
});
