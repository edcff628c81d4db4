import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { mockChannel } from 'storybook/preview-api';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { mount } from '../../packages/ui/src/testing/mount.tsx';
import { DocsPage } from './DocsPage.tsx';

const channel = mockChannel();
const context: Partial<DocsContextProps> = { channel };

const coloursOfPage = (): readonly string[] => {
  const { color, backgroundColor } = getComputedStyle(document.querySelector('.sbdocs-wrapper')!);
  return [color, backgroundColor];
};

/** The theme's text and background colours in the browser's notation. */
const computed = ({ foreground, background }: typeof light): readonly string[] =>
  [foreground.default, background.surface].map((colour) => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = colour;
    const { color } = getComputedStyle(element);
    element.remove();
    return color;
  });

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

it('BEY-STB-05 a page of documentation has the theme of its address, then that of the toolbar', () => {
  channel.emit(SET_GLOBALS, { globals: { theme: 'dark' } });
  mount(
    <DocsPage context={context as DocsContextProps}>
      <iframe title="Dialog" sandbox="allow-same-origin" />
    </DocsPage>,
  );
  expect(coloursOfPage()).toEqual(computed(dark));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  // A story's frame sends its own globals over this channel; they must not change the page's theme.
  flushSync(() => channel.emit(GLOBALS_UPDATED, { globals: {} }));
  expect(coloursOfPage()).toEqual(computed(dark));
  flushSync(() => channel.emit(GLOBALS_UPDATED, { globals: { theme: 'light' } }));
  expect(coloursOfPage()).toEqual(computed(light));
  const frame = document.querySelector('iframe')!.contentDocument!;
  for (const { documentElement } of [document, frame])
    expect(documentElement.dataset['theme']).toBe('light');
});
