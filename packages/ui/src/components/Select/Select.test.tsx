import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsField } from '../../testing/behavesAsField.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { Select } from './Select.tsx';

describe('Select', () => {
  behavesAsField((props) => (
    <Select {...props} value="" placeholder="Any" options={[]} onChange={() => {}} />
  ));

  const options = [
    { value: 'ug', label: 'NEET UG' },
    { value: 'pg', label: 'NEET PG' },
  ];

  it('It MUST call onChange with the selected value.', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    mount(<Select label="Exam" required value="ug" options={options} onChange={onChange} />);
    await userEvent.selectOptions(page.getByLabelText('Exam'), 'NEET PG');
    expect(onChange.mock.calls).toEqual([[{ value: 'pg' }]]);
  });

  it('It MUST have an empty option only with a placeholder.', () => {
    mount(<Select label="Exam" required value="ug" options={options} onChange={() => {}} />);
    expect(page.getByRole('option').elements()).toHaveLength(2);
    mount(
      <WithState initial="">
        {(value, setValue) => (
          <Select
            label="Exam"
            value={value}
            placeholder="Any"
            options={options}
            onChange={(change) => setValue(change.value)}
          />
        )}
      </WithState>,
    );
    expect(page.getByRole('option').elements()[0]?.textContent).toBe('Any');
  });

  it('Keyboard: Down Arrow, Up Arrow — select the next and the previous option', async () => {
    mount(
      <WithState initial="ug">
        {(value, setValue) => (
          <Select
            label="Exam"
            required
            value={value}
            options={options}
            onChange={(change) => setValue(change.value)}
          />
        )}
      </WithState>,
    );
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(page.getByLabelText('Exam')).toHaveValue('pg');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByLabelText('Exam')).toHaveValue('ug');
  });
});
