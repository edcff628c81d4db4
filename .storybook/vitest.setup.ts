import { afterEach, beforeAll, inject } from 'vitest';
import { failOnConsoleErrors } from '../packages/ui/src/testing/failOnConsoleErrors.ts';
import { viewports } from './modes.ts';
import { checkInOtherModes } from './testing/otherModes.ts';

failOnConsoleErrors();

/** The text size of the mode; its other settings are globals of each story. */
beforeAll(() => {
  document.documentElement.style.fontSize = inject('storyMode').textSize;
});

/** A mode that has no effect would let every story pass. */
afterEach(() => {
  const { name, theme, viewport } = inject('storyMode');
  const actual = `${innerWidth} px, ${document.documentElement.dataset['theme']}`;
  const expected = `${viewports[viewport].width} px, ${theme}`;
  if (actual !== expected)
    throw new Error(`A story in the mode ${name} had ${actual}, not ${expected}`);
});

// Registered after the check above, to run before it: hooks run in reverse order.
checkInOtherModes();
