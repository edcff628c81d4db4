import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsField } from '../../testing/behavesAsField.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { PasswordField } from './PasswordField.tsx';

describe('PasswordField', () => {
  behavesAsField((props) => <PasswordField {...props} value="" onChange={() => {}} />);

  const field = page.getByLabelText('Password', { exact: true });

  const mountWithState = (): void =>
    mount(
      <WithState initial="Seatwise@123">
        {(value, setValue) => (
          <PasswordField
            label="Password"
            required
            value={value}
            onChange={(change) => setValue(change.value)}
          />
        )}
      </WithState>,
    );

  it('It MUST hide the password until its button is pressed, and hide it again on the next press.', async () => {
    mountWithState();
    await expect.element(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('Showing the password MUST NOT change it nor submit the form.', async () => {
    const onSubmit = vi.fn<() => void>();
    mount(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" required value="Seatwise@123" onChange={() => {}} />
      </form>,
    );
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveValue('Seatwise@123');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('It MUST tell password managers whether the password is a current or a new one.', async () => {
    mountWithState();
    await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
    mount(
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        value=""
        onChange={() => {}}
      />,
    );
    await expect.element(field).toHaveAttribute('autocomplete', 'new-password');
  });

  it('Pasting MUST be possible.', async () => {
    mountWithState();
    await page.getByRole('button', { name: 'Show password' }).click();
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}{End}');
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.element(field).toHaveValue('Seatwise@123Seatwise@123');
  });

  it('Each rule of a new password MUST say as text whether it is met.', async () => {
    mount(
      <PasswordField
        label="Password"
        required
        value="abc"
        onChange={() => {}}
        rules={[
          { label: 'A small letter', met: true },
          { label: 'A digit', met: false },
        ]}
      />,
    );
    const texts = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['A small letter: done', 'A digit: missing']);
  });

  it('Keyboard: Tab — moves to the button that shows it', async () => {
    mountWithState();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus();
  });

  it('Keyboard: Enter, Space — on that button show it and hide it again', async () => {
    mountWithState();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect.element(field).toHaveAttribute('type', 'password');
  });
});
