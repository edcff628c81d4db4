import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { ReactNode, Ref } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../components/MessagesProvider/MessagesProvider.tsx';
import { mount } from '../testing/mount.tsx';
import { lateModule, type LateModule } from './lateModule.ts';
import { useLateModule } from './useLateModule.ts';

interface Opener {
  readonly Opener: (props: { readonly openerRef: Ref<HTMLButtonElement> }) => ReactNode;
}

const headless: Opener = {
  Opener: ({ openerRef }) => (
    <HeadlessMenu>
      <MenuButton ref={openerRef}>Actions</MenuButton>
      <MenuItems>
        <MenuItem>
          <button type="button">Edit</button>
        </MenuItem>
        <MenuItem>
          <button type="button">Delete</button>
        </MenuItem>
      </MenuItems>
    </HeadlessMenu>
  ),
};

const pressed = vi.fn<() => void>();
const plain: Opener = {
  Opener: ({ openerRef }) => (
    <button type="button" ref={openerRef} onClick={pressed} data-real>
      Actions
    </button>
  ),
};

const arrows = ['ArrowDown', 'ArrowUp'];

const Late = ({ late }: { readonly late: LateModule<Opener> }) => {
  const { module, openerRef, standInProps } = useLateModule(late, { keys: arrows });
  return module ? (
    <module.Opener openerRef={openerRef} />
  ) : (
    <button type="button" aria-haspopup="menu" aria-expanded={false} {...standInProps}>
      Actions
    </button>
  );
};

const opener = page.getByRole('button', { name: 'Actions' });
const menu = page.getByRole('menu');
const failure = page.getByRole('alert');
const realOpener = () => document.querySelector('[data-real]');
/** The code, once it is on its way. */
let arrive: (module: Opener) => void;
let fail: (error: Error) => void;
const load = vi.fn<() => Promise<Opener>>(
  () =>
    new Promise<Opener>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    }),
);

/** Nothing is loaded in an idle moment, so that the tests say when. */
const show = (): void => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  mount(
    <>
      <Late late={lateModule(load)} />
      <button type="button">After</button>
    </>,
  );
};

beforeEach(() => {
  vi.unstubAllGlobals();
  for (const mock of [load, pressed]) mock.mockClear();
});

/** What the browser dispatches while a pointer is pressed, and when it is let go. */
const pointer = (type: string, on: Element): boolean =>
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, detail: 1, pointerType: 'mouse' }));

it('keeps a press in whose middle the code arrives', async () => {
  show();
  const standIn = opener.element();
  pointer('pointerdown', standIn);
  arrive(plain);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('fulfilled');
  expect(standIn.isConnected).toBe(true);
  pointer('pointerup', standIn);
  pointer('click', standIn);
  await expect.poll(realOpener).not.toBeNull();
  await expect.poll(() => pressed.mock.calls.length).toBe(1);
});

it('draws the opener when the pointer is let go elsewhere', async () => {
  show();
  pointer('pointerdown', opener.element());
  arrive(plain);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('fulfilled');
  pointer('pointerup', document.body);
  await expect.poll(realOpener).not.toBeNull();
  expect(pressed).not.toHaveBeenCalled();
});

describe('a module that loads late', () => {
  it('loads once, when its opener is pointed at or focused', async () => {
    show();
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(opener);
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect.element(opener).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads in an idle moment', async () => {
    mount(<Late late={lateModule(load)} />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    arrive(plain);
    await vi.waitFor(() => expect(realOpener()).not.toBeNull());
    expect(pressed).not.toHaveBeenCalled();
  });

  it('opens a menu as soon as it arrives after a click, with the focus inside', async () => {
    show();
    await userEvent.click(opener);
    await expect.element(opener).toHaveAttribute('aria-busy', 'true');
    await expect.element(menu).not.toBeInTheDocument();
    arrive(headless);
    await expect.element(menu).toBeVisible();
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens a menu as soon as it arrives after %j, at the same item',
    async (key) => {
      show();
      await userEvent.tab();
      await userEvent.keyboard(key);
      arrive(headless);
      await expect.element(menu).toBeVisible();
      const item = key === '{ArrowUp}' ? 'Delete' : 'Edit';
      await vi.waitFor(() =>
        expect(document.querySelector('[role=menuitem][data-focus]')?.textContent).toBe(item),
      );
    },
  );

  it('presses once for two presses', async () => {
    show();
    await userEvent.dblClick(opener);
    arrive(plain);
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    await expect.element(opener).not.toHaveAttribute('aria-busy');
  });

  it('keeps the focus on the opener when it arrives unpressed', async () => {
    show();
    await userEvent.tab();
    arrive(plain);
    await vi.waitFor(() => expect(realOpener()).not.toBeNull());
    await expect.element(opener).toHaveFocus();
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', '{Tab}'])('takes the press back by %s', async (key) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(opener).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard(key);
    await expect.element(opener).not.toHaveAttribute('aria-busy');
    arrive(plain);
    await vi.waitFor(() => expect(realOpener()).not.toBeNull());
    expect(pressed).not.toHaveBeenCalled();
  });

  it('tells of a press that could not be answered, once, and tries again at the next', async () => {
    show();
    await userEvent.dblClick(opener);
    fail(new Error('No code'));
    await expect
      .element(failure)
      .toHaveTextContent('This could not be loaded. Check your connection and try again.');
    expect(failure.elements()).toHaveLength(1);
    await expect.element(opener).not.toHaveAttribute('aria-busy');
    await userEvent.click(opener);
    await expect.element(failure).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
    arrive(plain);
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('tells of each press that could not be answered', async () => {
    show();
    await userEvent.click(opener);
    fail(new Error('No code'));
    await expect.element(failure).toBeVisible();
    const first = failure.element();
    await userEvent.keyboard('{ArrowDown}');
    fail(new Error('No code'));
    await expect.element(failure).toBeVisible();
    // A live region announces what is added to the page.
    expect(failure.element()).not.toBe(first);
    await userEvent.keyboard('{Tab}');
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('tells of it in the words that a MessagesProvider gives', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    mount(
      <MessagesProvider messages={{ LoadFailure: { failed: 'लोड नहीं हो सका' } }}>
        <Late late={lateModule(load)} />
      </MessagesProvider>,
    );
    await userEvent.click(opener);
    fail(new Error('No code'));
    await expect.element(failure).toHaveTextContent('लोड नहीं हो सका');
  });

  it('says nothing of a preload that failed', async () => {
    show();
    await userEvent.hover(opener);
    fail(new Error('No code'));
    await userEvent.click(opener);
    expect(load).toHaveBeenCalledTimes(2);
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('is drawn at once where it is there already', async () => {
    const late = lateModule(async () => plain);
    await late.load();
    mount(<Late late={late} />);
    expect(realOpener()).not.toBeNull();
  });
});
