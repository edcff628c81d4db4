import type { WatchBack } from '@seatwise/ui';

/** Marks the entry of an open dialog in the state of the history. */
const mark = 'dialog';

type EntryState = Readonly<Record<string, unknown>>;

const stateOf = (state: unknown): EntryState => Object(state) as EntryState;

/**
 * While dialogs are open, the browser's history has one entry more, with the address of the page. Back leads from it
 * to the page's own entry and closes the uppermost dialog; a dialog that closes otherwise takes the entry away.
 *
 * The router knows nothing of that entry: events between the two do not reach it, a navigation out of a dialog
 * replaces the entry, and what the router writes into it meanwhile is moved to the page's own. A link to another
 * document leaves the entry behind, because a step back would cancel it; the way back takes it away.
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
  // A dialog may close because another one opens or a link is followed.
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
  // Before the router's own listener.
  addEventListener('popstate', onPop, true);
  settleSoon();

  return (close) => {
    // A download, or a question whether to stay: the page is still here.
    isUnloading = false;
    opened.push(close);
    settleSoon();
    return () => {
      opened.splice(opened.indexOf(close), 1);
      settleSoon();
    };
  };
};
