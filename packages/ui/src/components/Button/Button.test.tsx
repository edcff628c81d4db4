import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsButton } from '../../testing/behavesAsButton.tsx';
import { mount } from '../../testing/mount.tsx';
import { Button } from './Button.tsx';

const onPress = vi.fn<() => void>();
const onSubmit = vi.fn<() => void>();

beforeEach(() => {
  onPress.mockReset();
  onSubmit.mockReset();
});

const mountInForm = (button: React.ReactNode): void =>
  mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {button}
    </form>,
  );

describe('Button', () => {
  behavesAsButton('Save', (props) => <Button {...props}>Save</Button>);

  it("It MUST NOT submit a form unless its type is 'submit'.", async () => {
    mountInForm(
      <>
        <Button onPress={onPress}>Plain</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    await page.getByRole('button', { name: 'Plain' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Send' }).click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('The words of a flush quiet button MUST line up with the edges around it.', () => {
    mount(
      <div style={{ display: 'flex' }}>
        <Button tone="quiet" size="compact" flush>
          Back
        </Button>
      </div>,
    );
    const element = page.getByRole('button').element();
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left } = element.parentElement!.getBoundingClientRect();
    expect(Math.round(words.getBoundingClientRect().left - left)).toBe(0);
  });

  it('The second press of a double click MUST NOT reach a button that took the place of the first.', async () => {
    const Row = () => {
      const [isDone, setDone] = useState(false);
      return isDone ? (
        <Button key="next" onPress={onPress}>
          Close
        </Button>
      ) : (
        <Button key="first" onPress={() => setDone(true)}>
          Reply
        </Button>
      );
    };
    mount(<Row />);
    await page.getByRole('button', { name: 'Reply' }).dblClick();
    expect(onPress).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Close' }).dblClick();
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('A submit button that is loading MUST NOT submit its form.', async () => {
    mountInForm(
      <Button type="submit" loading>
        Sending
      </Button>,
    );
    await page.getByRole('button').click({ force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('A disabled button that keeps its focus MUST be focusable by keyboard and MUST NOT call onPress.', async () => {
    mount(
      <Button disabled keepsFocus onPress={onPress}>
        Next
      </Button>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button')).toHaveFocus();
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('A button that covers its card MUST be triggered by a press anywhere on the card.', async () => {
    mount(
      <article style={{ position: 'relative', padding: 80 }}>
        <Button coversCard onPress={onPress}>
          Buy
        </Button>
      </article>,
    );
    await page.getByRole('article').click({ position: { x: 5, y: 5 } });
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('Keyboard: Enter — presses it', async () => {
    mount(<Button onPress={onPress}>Save</Button>);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('Keyboard: Space — presses it', async () => {
    mount(<Button onPress={onPress}>Save</Button>);
    await userEvent.keyboard('{Tab} ');
    expect(onPress).toHaveBeenCalledOnce();
  });
});
