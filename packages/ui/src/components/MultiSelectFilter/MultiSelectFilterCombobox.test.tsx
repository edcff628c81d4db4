import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { MultiSelectFilter } from './MultiSelectFilter.tsx';

describe('MultiSelectFilterCombobox', () => {
  it('During IME composition keys MUST NOT be handled.', async () => {
    const onChange = vi.fn<() => void>();
    const options = [{ value: 'Delhi' }, { value: 'Goa' }];
    mount(<MultiSelectFilter label="State" options={options} selected={[]} onChange={onChange} />);
    await page.getByRole('button').click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const press = (isComposing: boolean): boolean =>
      page
        .getByRole('combobox')
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            isComposing,
            bubbles: true,
            cancelable: true,
          }),
        );
    expect(press(true)).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
    press(false);
    expect(onChange).toHaveBeenCalledOnce();
  });
});
