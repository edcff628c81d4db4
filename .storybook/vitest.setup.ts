import { beforeEach, inject } from 'vitest';

/** Dresses the page as the mode wants it, before each story. */
beforeEach(() => {
  const { theme, dir, textSize } = inject('storyMode');
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = dir;
  root.style.fontSize = textSize;
});
