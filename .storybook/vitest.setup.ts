import { afterEach, beforeEach, inject } from 'vitest';

/** Dresses the page as the mode wants it, before each story. */
beforeEach(() => {
  const { theme, dir, textSize } = inject('storyMode');
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = dir;
  root.style.fontSize = textSize;
});

/** All run with reduced motion, and then nothing may move. */
afterEach(() => {
  for (const animation of document.getAnimations()) {
    const { duration } = animation.effect!.getComputedTiming();
    if (typeof duration === 'number' && duration > 0)
      throw new Error(
        `Something moves with reduced motion: ${(animation as CSSAnimation).animationName}`,
      );
  }
});
