import { User } from '@react-aria/test-utils';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { headlessButton } from '../../testing/headlessButton.ts';
import { mount } from '../../testing/mount.tsx';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';

let chosen: readonly string[];

beforeEach(async () => {
  chosen = [];
  mount(
    <WithState<readonly string[]> initial={[]}>
      {(selected, setValue) => (
        <MultiSelectFilter
          label="State"
          options={[{ value: 'Assam' }, { value: 'Delhi' }, { value: 'Goa' }]}
          selected={selected}
          onChange={(change) => {
            chosen = change.selected;
            setValue(chosen);
          }}
        />
      )}
    </WithState>,
  );
  await headlessButton(/^State/);
});

const element = (name: RegExp): HTMLElement =>
  page.getByRole('button', { name }).element() as HTMLElement;

describe.each(['mouse', 'touch', 'keyboard'] as const)(
  'MultiSelectFilter by %s',
  (interactionType) => {
    it('opens, selects several, deselects one, and closes by Escape', async () => {
      const user = new User({ interactionType });
      // The ComboBox tester cannot open the list, because opening mounts the search input.
      const opener = user.createTester('Menu', { root: element(/^State/) });
      await opener.open();
      await expect.element(page.getByRole('combobox')).toHaveFocus();
      const combobox = user.createTester('ComboBox', {
        root: page.getByRole('combobox').element() as HTMLElement,
        trigger: opener.getTrigger(),
      });
      await expect.poll(() => combobox.getOptions().length).toBe(3);
      await combobox.toggleOptionSelection({ option: 'Delhi' });
      await combobox.toggleOptionSelection({ option: 'Goa' });
      await combobox.toggleOptionSelection({ option: 'Delhi' });
      expect(chosen).toEqual(['Goa']);
      if (interactionType === 'keyboard')
        expect(combobox.getFocusedOption()?.textContent).toBe('Delhi');
      await combobox.close();
      await expect.element(opener.getTrigger()).toHaveFocus();
    });

    it('filters the list by typing', async () => {
      const user = new User({ interactionType });
      await user.createTester('Menu', { root: element(/^State/) }).open();
      await page.getByRole('combobox').fill('goa');
      await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
      await userEvent.keyboard('{Enter}');
      expect(chosen).toEqual(['Goa']);
    });
  },
);
