import { afterEach, beforeAll, inject } from 'vitest';
import { failOnConsoleErrors } from '../packages/ui/src/testing/failOnConsoleErrors.ts';
import { viewports } from './modes.ts';
import { checkInOtherModes } from './otherModes.ts';

failOnConsoleErrors();

/** As large as the mode wants its text; the rest of its dress comes with each story's globals. */
beforeAll(() => {
  document.documentElement.style.fontSize = inject('storyMode').textSize;
});

/** A mode that has no effect would let everything pass. */
afterEach(() => {
  const { name, theme, viewport } = inject('storyMode');
  const dress = `${innerWidth} px, ${document.documentElement.dataset['theme']}`;
  const wanted = `${viewports[viewport].width} px, ${theme}`;
  if (dress !== wanted) throw new Error(`A story in the mode ${name} had ${dress}, not ${wanted}`);
});

// After the check above: hooks run in the reverse order of their registration.
checkInOtherModes();
