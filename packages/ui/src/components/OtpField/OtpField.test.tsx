import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsField } from '../../testing/behavesAsField.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { OtpField } from './OtpField.tsx';

describe('OtpField', () => {
  behavesAsField((props) => <OtpField {...props} value="" onChange={() => {}} />);

  const field = page.getByLabelText('Code');

  it('It MUST be a single input with one-time-code autofill and a numeric virtual keyboard.', async () => {
    mount(<OtpField label="Code" required value="" onChange={() => {}} />);
    expect(page.getByRole('textbox').elements()).toHaveLength(1);
    await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  });

  it('It MUST strip spaces, also of pasted text, and cut text at its maximum length.', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    mount(
      <WithState initial="">
        {(value, setValue) => (
          <OtpField
            label="Code"
            required
            maxLength={6}
            value={value}
            onChange={(change) => {
              onChange(change);
              setValue(change.value);
            }}
          />
        )}
      </WithState>,
    );
    await userEvent.fill(field, ' 12 34 56 78 ');
    expect(onChange).toHaveBeenLastCalledWith({ value: '123456' });
    await userEvent.click(field);
    await userEvent.keyboard('{End}9');
    await expect.element(field).toHaveValue('123456');
  });

  it('Keyboard: Enter — submits its form', async () => {
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    mount(
      <form>
        <OtpField label="Code" value="123456" onChange={() => {}} />
      </form>,
    );
    document.querySelector('form')!.addEventListener('submit', onSubmit);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('Keyboard: Left Arrow, Right Arrow — move the caret in the code', async () => {
    mount(
      <WithState initial="13">
        {(value, setValue) => (
          <OtpField label="Code" value={value} onChange={(change) => setValue(change.value)} />
        )}
      </WithState>,
    );
    await userEvent.click(field);
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowRight}2');
    await expect.element(field).toHaveValue('123');
  });
});
