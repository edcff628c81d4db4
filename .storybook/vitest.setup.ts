import { afterEach, beforeAll, expect, inject } from 'vitest';
import { viewports } from './modes.ts';

/** As large as the mode wants its text; the rest of its dress comes with each story's globals. */
beforeAll(() => {
  document.documentElement.style.fontSize = inject('storyMode').textSize;
});

/** A mode that has no effect would let everything pass. */
afterEach(() => {
  const { theme, viewport } = inject('storyMode');
  expect(innerWidth).toBe(viewports[viewport].width);
  expect(document.documentElement.dataset['theme']).toBe(theme);
});
