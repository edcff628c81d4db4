import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsErrorTarget } from '../../testing/behavesAsErrorTarget.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { Switch } from './Switch.tsx';

const control = page.getByRole('switch', { name: 'Active' });
const onChange = vi.fn<(change: { on: boolean }) => void>();

const show = (more: { disabled?: boolean } = {}): void =>
  mount(
    <WithState initial={false}>
      {(on, setValue) => (
        <Switch
          label="Active"
          on={on}
          onChange={(change) => {
            onChange(change);
            setValue(change.on);
          }}
          {...more}
        />
      )}
    </WithState>,
  );

/** The offset of the knob from the start of its track. */
const knob = (): string => {
  const track = control.element().firstElementChild!;
  const { insetInlineStart, transform, translate } = getComputedStyle(track, '::before');
  return [insetInlineStart, transform, translate].join();
};

beforeEach(() => {
  onChange.mockReset();
});

describe('Switch', () => {
  behavesAsErrorTarget((props) => (
    <Switch label="Active" on={false} onChange={onChange} {...props} />
  ));

  it('It MUST call onChange with the new state.', async () => {
    show();
    await control.click();
    await control.click();
    expect(onChange.mock.calls).toEqual([[{ on: true }], [{ on: false }]]);
  });

  it('A disabled switch MUST NOT change nor be focusable.', async () => {
    show({ disabled: true });
    await control.click({ force: true });
    await userEvent.keyboard('{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(control).not.toHaveFocus();
  });

  it('It MUST have the role switch, its label as its name, and a checked state.', async () => {
    show();
    await expect.element(control).not.toBeChecked();
    await control.click();
    await expect.element(control).toBeChecked();
  });

  it('Its states MUST differ in more than colour.', async () => {
    show();
    const off = knob();
    await control.click();
    await expect.poll(knob).not.toBe(off);
  });

  it('It MUST be at least 24 pixels high.', () => {
    show();
    expect(control.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('Keyboard: Space — turns it on and off', async () => {
    show();
    await userEvent.keyboard('{Tab} ');
    await expect.element(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(control).not.toBeChecked();
  });

  it('Keyboard: Enter — turns it on and off', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(control).toBeChecked();
  });
});
