import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { behavesAsField } from '../../testing/behavesAsField.tsx';
import { WithState } from '../../testing/WithState.tsx';
import { mount } from '../../testing/mount.tsx';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  behavesAsField((props) => <TextArea {...props} value="" onChange={() => {}} />);

  it('It MUST call onChange with the whole text, line breaks included.', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    mount(<TextArea label="Message" value="One" onChange={onChange} />);
    await userEvent.click(page.getByLabelText('Message'));
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    expect(onChange.mock.calls).toEqual([[{ value: 'One\n' }]]);
  });

  it('It MUST grow with its text, up to a maximum.', () => {
    const heightWith = (lines: number): number => {
      mount(<TextArea label="Message" value={'line\n'.repeat(lines)} onChange={() => {}} />);
      return page.getByLabelText('Message').element().getBoundingClientRect().height;
    };
    const [few, some, many, most] = [2, 8, 60, 200].map(heightWith);
    expect(some).toBeGreaterThan(few!);
    expect(many).toBeGreaterThan(some!);
    expect(most).toBe(many);
  });

  it('It MUST NOT accept more characters than its maxLength.', async () => {
    mount(
      <WithState initial="">
        {(value, setValue) => (
          <TextArea
            label="Message"
            maxLength={5}
            value={value}
            onChange={(change) => setValue(change.value)}
          />
        )}
      </WithState>,
    );
    await userEvent.click(page.getByLabelText('Message'));
    await userEvent.keyboard('1234567');
    await expect.element(page.getByLabelText('Message')).toHaveValue('12345');
  });

  it('Keyboard: Enter — inserts a line break and does not submit', async () => {
    const onSubmit = vi.fn<() => void>();
    const onChange = vi.fn<(change: { value: string }) => void>();
    mount(
      <form onSubmit={onSubmit}>
        <TextArea label="Message" value="" onChange={onChange} />
      </form>,
    );
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onChange.mock.calls).toEqual([[{ value: '\n' }]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Keyboard: Tab — leaves it', async () => {
    mount(<TextArea label="Message" value="" onChange={() => {}} />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText('Message')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText('Message')).not.toHaveFocus();
  });
});
