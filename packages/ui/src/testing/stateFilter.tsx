import { page } from 'vitest/browser';
import { expect, vi } from 'vitest';
import { MultiSelectFilter } from '../components/MultiSelectFilter/MultiSelectFilter.tsx';
import type { MultiSelectFilterProps } from '../components/MultiSelectFilter/multiSelectFilterTypes.ts';
import { announced } from './announced.ts';
import { mount } from './mount.tsx';
import { WithState } from './WithState.tsx';

export const states = [
  'Assam',
  'Bihar',
  'Delhi',
  'Goa',
  'Kerala',
  'Odisha',
  'Punjab',
  'Tamil Nadu',
];
export const onChange = vi.fn<(change: { selected: readonly string[] }) => void>();

export const opener = page.getByRole('button', { name: /^State: / });
export const search = page.getByRole('combobox', { name: 'Search State' });
export const list = page.getByRole('listbox', { name: 'State' });
export const option = (name: string) => list.getByRole('option', { name, exact: true });
export const options = () => list.getByRole('option').elements();
export const active = () => {
  const id = search.element().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};
export const heard = () => announced().at(-1);
export const lastChoice = () => onChange.mock.calls.at(-1)?.[0].selected;

type Shown = Partial<MultiSelectFilterProps> & { readonly values?: readonly string[] };

export const show = ({ values = states, selected = [], ...more }: Shown = {}): void =>
  mount(
    <>
      <WithState initial={selected}>
        {(chosen, setValue) => (
          <MultiSelectFilter
            label="State"
            options={values.map((value) => ({ value }))}
            selected={chosen}
            onChange={(change) => {
              onChange(change);
              setValue(change.selected);
            }}
            {...more}
          />
        )}
      </WithState>
      <MultiSelectFilter label="Quota" options={[]} selected={[]} onChange={() => {}} />
    </>,
  );

export const open = async (more: Shown = {}): Promise<void> => {
  show(more);
  await opener.click();
  await expect.element(search).toHaveFocus();
};

export const thousands = Array.from({ length: 5000 }, (_, index) => `College ${index + 1}`);
