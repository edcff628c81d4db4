import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsErrorTarget } from '../../testing/behavesAsErrorTarget.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

const label = 'I agree to the terms';
const box = page.getByRole('checkbox', { name: label });
const onChange = vi.fn<(change: { checked: boolean }) => void>();

const show = (more: { error?: string; required?: boolean; disabled?: boolean } = {}): void =>
  mount(
    <WithState initial={false}>
      {(checked, setValue) => (
        <Checkbox
          label={label}
          checked={checked}
          onChange={(change) => {
            onChange(change);
            setValue(change.checked);
          }}
          {...more}
        />
      )}
    </WithState>,
  );

beforeEach(() => {
  onChange.mockReset();
});

describe('Checkbox', () => {
  behavesAsErrorTarget((props) => (
    <Checkbox label={label} checked={false} onChange={onChange} {...props} />
  ));

  it('It MUST call onChange with the new state on a press on the box and on its label.', async () => {
    show();
    await box.click();
    await page.getByText(label).click();
    expect(onChange.mock.calls).toEqual([[{ checked: true }], [{ checked: false }]]);
  });

  it('A disabled checkbox MUST NOT change nor be focusable.', async () => {
    show({ disabled: true });
    await box.click({ force: true });
    await userEvent.keyboard('{Tab}');
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(box).not.toHaveFocus();
  });

  it('It MUST be a native checkbox named by its label.', async () => {
    show();
    expect(box.element()).toBeInstanceOf(HTMLInputElement);
    await expect.element(box).toHaveAccessibleName(label);
  });

  it('With an error it MUST be marked as invalid and be described by the error.', async () => {
    show({ error: 'Agree to go on' });
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription('Agree to go on');
  });

  it('It MUST be marked as required when it is.', async () => {
    show();
    await expect.element(box).not.toBeRequired();
    show({ required: true });
    await expect.element(box).toBeRequired();
  });

  it('It MUST be at least 24 pixels high.', () => {
    show();
    const target = box.element().closest('label')!;
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it('Keyboard: Space — toggles it', async () => {
    show();
    await userEvent.keyboard('{Tab} ');
    await expect.element(box).toBeChecked();
  });
});
