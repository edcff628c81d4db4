import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { SearchField } from './SearchField.tsx';

const onChange = vi.fn<(change: { value: string }) => void>();
const field = page.getByRole('searchbox', { name: 'Search users' });
const clear = page.getByRole('button', { name: 'Clear Search users' });

const show = (initial = '', more: { disabled?: boolean } = {}): void =>
  mount(
    <WithState initial={initial}>
      {(value, setValue) => (
        <SearchField
          label="Search users"
          value={value}
          status={value === '' ? '660 users' : '2 users'}
          onChange={(change) => {
            onChange(change);
            setValue(change.value);
          }}
          {...more}
        />
      )}
    </WithState>,
  );

beforeEach(() => {
  onChange.mockReset();
});

describe('SearchField', () => {
  it('It MUST be a search landmark with a field named by its label.', async () => {
    show();
    await expect.element(field).toBeVisible();
    expect(field.element().closest('search')).not.toBeNull();
  });

  it('It MUST call onChange with each new text.', async () => {
    show();
    await field.click();
    await userEvent.keyboard('an');
    expect(onChange.mock.calls).toEqual([[{ value: 'a' }], [{ value: 'an' }]]);
  });

  it('Its clear button MUST clear the text and focus the field; without a text there is no button.', async () => {
    show('ananya');
    await clear.click();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    expect(clear.query()).toBeNull();
  });

  it('A disabled field MUST NOT be focusable.', async () => {
    show('', { disabled: true });
    await userEvent.keyboard('{Tab}');
    await expect.element(field).not.toHaveFocus();
  });

  it('The number of results MUST be announced when it changes.', async () => {
    show();
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('660 users');
    const region = status.element();
    await field.fill('ananya');
    await expect.element(status).toHaveTextContent('2 users');
    expect(status.element()).toBe(region);
  });

  it('Keyboard: Escape — clears the text', async () => {
    show('ananya');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
  });
});
