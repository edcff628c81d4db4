import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWatchingBack } from './watchBack.ts';

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** A browser's history with a router that numbers its entries in their state. */
const openTab = () => {
  let entries: Entry[] = [{ state: null, href: 'https://seatwise.test/0' }];
  let index = 0;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const go = (delta: number): void => {
    if (!entries[index + delta]) return;
    index += delta;
    let isStopped = false;
    const event = {
      state: entries[index]!.state,
      stopImmediatePropagation: () => {
        isStopped = true;
      },
    } as PopStateEvent;
    for (const listener of listeners) if (!isStopped) listener(event);
  };
  const resolve = (url?: string | URL | null): string =>
    new URL(url ?? '', entries[index]!.href).href;
  const history = {
    get state() {
      return entries[index]!.state;
    },
    pushState: (state: unknown, _unused: string, url?: string | URL | null) => {
      entries = [...entries.slice(0, index + 1), { state, href: resolve(url) }];
      index += 1;
    },
    replaceState: (state: unknown, _unused: string, url?: string | URL | null) => {
      entries[index] = { state, href: resolve(url) };
    },
    back: () => void setTimeout(() => go(-1)),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', {
    get href() {
      return entries[index]!.href;
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: PopStateEvent) => void) => {
    if (type === 'popstate') listeners.push(listener);
  });
  const watchBack = startWatchingBack();

  // BrowserRouter numbers its entries in the same way.
  history.replaceState({ idx: 0 }, '');
  const router = { page: '/0', number: 0 };
  listeners.push(({ state }) => {
    router.number = (state as { idx: number }).idx;
    router.page = new URL(entries[index]!.href).pathname;
  });
  return {
    watchBack,
    go,
    router,
    page: () => new URL(entries[index]!.href).pathname,
    count: () => entries.length,
    write: (method: 'pushState' | 'replaceState', page: string) => {
      if (method === 'pushState') router.number = (history.state as { idx: number }).idx + 1;
      history[method]({ idx: router.number }, '', page);
      router.page = page;
    },
  };
};

const gestures = ['open', 'close', 'push', 'replace', 'back', 'forward'] as const;
type Gesture = (typeof gestures)[number];

/** All sequences of four gestures, counted in base six. */
const sequences = Array.from({ length: gestures.length ** 4 }, (_, index) =>
  [0, 1, 2, 3].map((at) => gestures[Math.floor(index / gestures.length ** at) % gestures.length]!),
);

/** Plays gestures; returns where the page differed from one whose history has no entries for dialogs. */
const play = (sequence: readonly Gesture[]): string[] => {
  const differences: string[] = [];
  const tab = openTab();
  const pages = ['/0'];
  let at = 0;
  // If a page is replaced under a dialog and then left, Back finds it as it was before.
  let opened = '/0';
  const dialogs: (() => void)[] = [];
  const close = (): void => dialogs.pop()?.();
  sequence.forEach((gesture, step) => {
    const count = dialogs.length;
    // An open dialog replaces the entries ahead.
    if (gesture === 'open') pages.length = at + 1;
    if (gesture === 'open') dialogs.push(tab.watchBack(close));
    else if (gesture === 'close') close();
    else if (gesture === 'push' || gesture === 'replace') {
      if (gesture === 'push' && count > 0) pages[at] = opened;
      if (gesture === 'push') at += 1;
      pages.splice(at, gesture === 'push' ? pages.length : 1, `/${step + 1}`);
      tab.write(`${gesture}State`, `/${step + 1}`);
    } else {
      tab.go(gesture === 'back' ? -1 : 1);
      const isClosing = gesture === 'back' && count > 0;
      if (dialogs.length !== (isClosing ? count - 1 : count)) differences.push(sequence.join());
      if (gesture === 'back') at = isClosing ? at : Math.max(0, at - 1);
      else at = Math.min(pages.length - 1, at + 1);
    }
    if (count === 0 || gesture === 'push') opened = pages[at]!;
    vi.runAllTimers();
    if (tab.page() !== pages[at] || tab.router.page !== pages[at])
      differences.push(sequence.join());
  });
  return differences;
};

describe('the browser’s Back', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('BEY-NAV-02 closes the uppermost dialog, and then leads where it would lead without dialogs', () => {
    expect(sequences.flatMap(play)).toEqual([]);
  });

  it('BEY-NAV-02 leads on where a link closes its dialog, before or after the navigation', () => {
    const tab = openTab();
    for (const isFirst of [true, false]) {
      const withdraw = tab.watchBack(() => undefined);
      vi.runAllTimers();
      if (isFirst) withdraw();
      tab.write('pushState', '/next');
      if (!isFirst) withdraw();
      vi.runAllTimers();
      expect([tab.page(), tab.count()]).toEqual(['/next', 2]);
      tab.go(-1);
      expect([tab.page(), tab.router.page]).toEqual(['/0', '/0']);
    }
  });
});
