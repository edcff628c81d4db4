import { useEffect, useRef, useState, type RefObject } from 'react';

interface StickToBottomOptions {
  /** The scroll container. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly scrollToEnd: () => void;
  /** A key of the content; a change scrolls to the end. */
  readonly contentKey: string;
  /** The delay between a change and the scroll. Milliseconds. */
  readonly delay: number;
}

interface StickToBottom {
  /** Whether the viewport sticks to the end. */
  readonly isStuck: boolean;
  /** The same as a ref, which is current before the next render. */
  readonly stuck: RefObject<boolean>;
  /** Scrolls to the end and sticks to it. */
  readonly stick: () => void;
  /** The handler of the scroll event. */
  readonly onScroll: () => void;
  /** To be called when the user reaches for the log: wheel, touch, pointer or key. */
  readonly onGesture: () => void;
  /** To be called after each programmatic scroll. */
  readonly onScrollByScript: () => void;
}

/** The distance from the end that still counts as the end. Pixels. */
const threshold = 48;

/** For so long after a change of the content its scroll events are not the user's. Milliseconds. */
const settleTime = 1000;

/**
 * Sticks to the end until the user scrolls up. Only a scroll that moves both edges of the view upward
 * counts: the event of a programmatic scroll arrives late, when more may have been appended, and a
 * growing viewport (the composer shrinks) moves only its upper edge. While the content settles the
 * browser itself moves both, where a row turns out lower than estimated; then only a gesture counts.
 */
export const useStickToBottom = ({
  viewport,
  scrollToEnd,
  contentKey,
  delay,
}: StickToBottomOptions): StickToBottom => {
  const stuck = useRef(true);
  const [isStuck, setIsStuck] = useState(true);
  /** The last upper and lower edge of the view. */
  const last = useRef({ top: 0, bottom: 0 });
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastContentKey = useRef(contentKey);
  const latestScrollToEnd = useRef(scrollToEnd);
  const settledAt = useRef(0);

  const update = (next: boolean): void => {
    stuck.current = next;
    setIsStuck(next);
  };

  useEffect(() => {
    latestScrollToEnd.current = scrollToEnd;
  });

  useEffect(() => {
    if (lastContentKey.current === contentKey) return;
    lastContentKey.current = contentKey;
    if (stuck.current) settledAt.current = performance.now() + settleTime;
    // A pending scroll is not restarted: a quick succession of messages would postpone it forever.
    scrollTimer.current ??= setTimeout(() => {
      scrollTimer.current = undefined;
      if (stuck.current) latestScrollToEnd.current();
    }, delay);
  }, [contentKey, delay]);

  useEffect(
    () => () => {
      clearTimeout(scrollTimer.current);
      scrollTimer.current = undefined;
    },
    [],
  );

  useEffect(() => {
    // Keeps the end in view when the composer grows, the device rotates or a hidden panel is shown.
    const element = viewport.current!;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const changed = element.clientHeight !== height;
      height = element.clientHeight;
      if (stuck.current && changed && height > 0) latestScrollToEnd.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);

  return {
    isStuck,
    stuck,
    stick: () => {
      update(true);
      settledAt.current = performance.now() + settleTime;
      scrollToEnd();
    },
    onScroll: () => {
      const { scrollTop, scrollHeight, clientHeight } = viewport.current!;
      // A hidden viewport may fire scroll events, but the user has not scrolled.
      if (clientHeight === 0) return;
      const bottom = scrollTop + clientHeight;
      if (scrollHeight - bottom < threshold) update(true);
      else if (
        scrollTop < last.current.top &&
        bottom < last.current.bottom &&
        performance.now() > settledAt.current
      )
        update(false);
      last.current = { top: scrollTop, bottom };
    },
    onGesture: () => {
      settledAt.current = 0;
    },
    onScrollByScript: () => {
      // The virtualizer may finish a scroll after its element is unmounted.
      if (!viewport.current) return;
      const { scrollTop, clientHeight } = viewport.current;
      last.current = { top: scrollTop, bottom: scrollTop + clientHeight };
    },
  };
};
