import { beforeAll, inject } from 'vitest';

/** Dresses the page as the mode wants it; stories share the page and leave it so. */
beforeAll(() => {
  const { theme, dir, textSize } = inject('storyMode');
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = dir;
  root.style.fontSize = textSize;
});
