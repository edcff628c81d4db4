import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How many messages are rendered at first, and how many more when the user scrolls near an end. */
const step = 30;

/** How many messages are not rendered initially, before and after the rendered ones. */
const newestOf = (count: number) => ({ before: Math.max(0, count - step), after: 0 });

interface MessageWindow {
  /** The index of the first rendered message, and the index after the last. */
  readonly first: number;
  readonly last: number;
  /** Call on scroll: renders more messages before the user reaches the end of the rendered ones. */
  readonly extend: () => void;
  readonly renderOldest: () => void;
  readonly renderNewest: () => void;
}

/**
 * The rendered part of a long conversation: the newest messages, or the oldest after a jump to
 * them, and more as the user scrolls. Rendered messages stay, so that no focus or selection is
 * lost. Before new rows below others are painted, `onGrow` receives their height, and `arrived`:
 * false if scrolling rendered them.
 */
export const useMessageWindow = (
  viewport: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
  onGrow: (height: number, arrived: boolean) => void,
): MessageWindow => {
  const count = messages.length;
  const [hidden, setHidden] = useState(() => newestOf(count));
  const [wasEmpty, setWasEmpty] = useState(count === 0);
  if (wasEmpty !== (count === 0)) {
    setWasEmpty(count === 0);
    setHidden(newestOf(count));
  }
  const first = hidden.before;
  const last = count - hidden.after;
  const known = useRef(new WeakSet<Element>());
  const wasAtNewest = useRef(true);

  useLayoutEffect(() => {
    let bottom: number | undefined;
    let grown = 0;
    for (const row of viewport.current!.querySelectorAll('[role=article]')) {
      const isKnown = known.current.has(row);
      const next = row.getBoundingClientRect().bottom;
      if (bottom !== undefined && !isKnown) grown += next - bottom;
      if (bottom !== undefined || isKnown) bottom = next;
      known.current.add(row);
    }
    if (grown > 0) onGrow(grown, wasAtNewest.current);
    wasAtNewest.current = last === count;
  });

  return {
    first,
    last,
    extend: () => {
      const { scrollTop, scrollHeight, clientHeight } = viewport.current!;
      // `scrollTop` counts from the end: 0 there, and negative above.
      if (first > 0 && scrollHeight - clientHeight + scrollTop < clientHeight)
        setHidden({ ...hidden, before: Math.max(0, first - step) });
      else if (last < count && -scrollTop < clientHeight)
        setHidden({ ...hidden, after: Math.max(0, hidden.after - step) });
    },
    renderOldest: () => {
      if (first > 0) flushSync(() => setHidden({ before: 0, after: count - step }));
    },
    renderNewest: () => {
      if (last < count) flushSync(() => setHidden(newestOf(count)));
    },
  };
};
