import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsField } from '../../testing/behavesAsField.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  behavesAsField((props) => <TextField {...props} value="" onChange={() => {}} />);

  it('It MUST call onChange with the whole text, and onBlur.', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    const onBlur = vi.fn<() => void>();
    mount(
      <WithState initial="Anany">
        {(value, setValue) => (
          <TextField
            label="Name"
            value={value}
            onChange={(change) => {
              onChange(change);
              setValue(change.value);
            }}
            onBlur={onBlur}
          />
        )}
      </WithState>,
    );
    await userEvent.click(page.getByLabelText('Name'));
    await userEvent.keyboard('{End}a');
    expect(onChange.mock.calls).toEqual([[{ value: 'Ananya' }]]);
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('It MUST be controlled: it shows its value only.', async () => {
    mount(<TextField label="Name" value="Kept" onChange={() => {}} />);
    await userEvent.click(page.getByLabelText('Name'));
    await userEvent.keyboard('xyz');
    await expect.element(page.getByLabelText('Name')).toHaveValue('Kept');
  });

  it('A read-only field MUST be focusable by keyboard and MUST NOT change.', async () => {
    const onChange = vi.fn<() => void>();
    mount(<TextField label="AIR rank" value="1250" onChange={onChange} readOnly />);
    await userEvent.keyboard('{Tab}7');
    await expect.element(page.getByLabelText('AIR rank')).toHaveFocus();
    await expect.element(page.getByLabelText('AIR rank')).toHaveValue('1250');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('A plain field MUST have no box while it is read-only.', async () => {
    const boxOf = (): string =>
      getComputedStyle(page.getByLabelText('AIR rank').element()).backgroundColor;
    mount(<TextField label="AIR rank" value="1250" onChange={() => {}} readOnly plain />);
    expect(boxOf()).toBe('rgba(0, 0, 0, 0)');
    mount(<TextField label="AIR rank" value="1250" onChange={() => {}} plain />);
    expect(boxOf()).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('A formless field MUST NOT submit the form around it by Enter.', async () => {
    const onSubmit = vi.fn<() => void>();
    mount(
      <Form onSubmit={onSubmit}>
        <TextField label="Marks" value="500" onChange={() => {}} formless />
        <Button type="submit" disabled>
          Save
        </Button>
      </Form>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByLabelText('Marks')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('It MUST pass on the autofill hint.', async () => {
    mount(
      <TextField label="Email" type="email" autoComplete="email" value="" onChange={() => {}} />,
    );
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('type', 'email');
  });

  it('Pasting MUST be possible.', async () => {
    mount(
      <WithState initial="">
        {(value, setValue) => (
          <TextField label="Name" value={value} onChange={(change) => setValue(change.value)} />
        )}
      </WithState>,
    );
    await userEvent.fill(page.getByLabelText('Name'), 'Ananya');
    await userEvent.click(page.getByLabelText('Name'));
    await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}{End}');
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.element(page.getByLabelText('Name')).toHaveValue('AnanyaAnanya');
  });

  it('Keyboard: Enter — submits its form', async () => {
    const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    mount(
      <form>
        <TextField label="Name" value="Ananya" onChange={() => {}} />
      </form>,
    );
    document.querySelector('form')!.addEventListener('submit', onSubmit);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
