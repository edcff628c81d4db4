import type { WatchBack } from '@seatwise/ui';

/** Marks the entry of an open dialog in the history state. */
const mark = 'dialog';

type EntryState = Readonly<Record<string, unknown>>;

const stateOf = (state: unknown): EntryState => Object(state) as EntryState;

/**
 * While dialogs are open, the browser's history has an extra entry with the address of the page. Back returns from it
 * to the page's own entry and closes the uppermost dialog; a dialog that closes otherwise removes the entry.
 *
 * The router does not know that entry: it gets no events for moves between the two, a navigation out of a dialog
 * replaces the entry, and state that the router writes into it is moved to the page's own. A link to another document
 * leaves the entry behind, because a step back would cancel the link; the way back removes it.
 */
export const startWatchingBack = (): WatchBack => {
  const opened: (() => void)[] = [];
  let hasEntry = stateOf(history.state)[mark] === true;
  let isRemoving = false;
  let isUnloading = false;
  let current = { state: stateOf(history.state), href: location.href };

  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const write: History['replaceState'] = (state, unused, url) => {
    replace({ ...stateOf(state), [mark]: hasEntry }, unused, url);
    current = { state: stateOf(state), href: location.href };
  };

  const settle = (): void => {
    const isOpen = opened.length > 0;
    if (isRemoving || isUnloading || isOpen === hasEntry) return;
    hasEntry = isOpen;
    isRemoving = !isOpen;
    if (isOpen) push({ ...current.state, [mark]: true }, '');
    else history.back();
  };
  // A dialog may be closing because another one opens or the user follows a link.
  const settleSoon = (): void => void setTimeout(settle);

  history.replaceState = write;
  history.pushState = (state, unused, url) => {
    if (!hasEntry) push(state, unused);
    hasEntry = false;
    write(state, unused, url);
    settleSoon();
  };

  const onPop = (event: PopStateEvent): void => {
    const state = stateOf(event.state);
    const isOfPage = state['idx'] !== undefined && state['idx'] === current.state['idx'];
    const isBack = hasEntry && isOfPage;
    hasEntry = state[mark] === true && !isRemoving;
    if (isRemoving || isOfPage) {
      event.stopImmediatePropagation();
      write(current.state, '', current.href);
    } else current = { state, href: location.href };
    isRemoving = false;
    if (isBack) opened.at(-1)?.();
    settleSoon();
  };
  addEventListener('beforeunload', () => {
    isUnloading = true;
  });
  // The listener must run before the router's own.
  addEventListener('popstate', onPop, true);
  settleSoon();

  return (close) => {
    // The page is still here after a download, or a question whether to stay.
    isUnloading = false;
    opened.push(close);
    settleSoon();
    return () => {
      opened.splice(opened.indexOf(close), 1);
      settleSoon();
    };
  };
};
