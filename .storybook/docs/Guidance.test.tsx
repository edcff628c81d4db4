import axe from 'axe-core';
import { expect, it } from 'vitest';
import dialog from '../../packages/ui/src/components/Dialog/Dialog.stories.tsx';
import textField from '../../packages/ui/src/components/TextField/TextField.stories.tsx';
import { mount } from '../../packages/ui/src/testing/mount.tsx';
import { Pictures } from './Guidance.tsx';

it.each([dialog, textField])(
  'BEY-STB-06 a wrong use is drawn beside a right one, marked in words, and out of reach: $title',
  async ({ parameters }) => {
    mount(<Pictures pictures={parameters.guidance.pictures} />);
    const figures = [...document.querySelectorAll('figure')];
    expect(figures.length).toBe(2 * parameters.guidance.pictures.length);
    for (const [at, figure] of figures.entries()) {
      const mark = at % 2 === 0 ? 'Do' : 'Don’t';
      expect(figure.querySelector('figcaption')!.textContent).toMatch(new RegExp(`^${mark}[^n]`));
      for (const control of figure.querySelectorAll('button, input'))
        expect(control.closest('[inert]')).not.toBeNull();
    }
    const { violations } = await axe.run('figure');
    expect(violations).toEqual([]);
  },
);
