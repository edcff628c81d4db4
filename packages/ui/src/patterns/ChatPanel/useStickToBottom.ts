import { useEffect, useRef, useState, type RefObject } from 'react';

interface StickToBottomOptions {
  /** The element that scrolls. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly scrollToEnd: () => void;
  /** Tells one content from the next: a change is followed. */
  readonly content: string;
  /** How long after a change the end is scrolled to. Milliseconds. */
  readonly delay: number;
}

interface StickToBottom {
  /** Whether the viewport follows what is appended. */
  readonly isStuck: boolean;
  /** The same at once, for what happens before the next render. */
  readonly stuck: RefObject<boolean>;
  /** Goes to the end, and follows from then on. */
  readonly stick: () => void;
  /** To be called on each scroll event. */
  readonly onScroll: () => void;
  /** To be called after each scroll by script, which is not a reader's. */
  readonly onScrollByScript: () => void;
}

/** Nearer than this to the end counts as being there. Pixels. */
const threshold = 48;

/**
 * Follows what is appended until a reader scrolls up. Only a scroll that moves both edges of the
 * view upward counts as one: after a scroll to the end its event arrives late, when more may have
 * been appended below it, and a viewport that grows (the box was emptied) moves its upper edge alone.
 */
export const useStickToBottom = ({
  viewport,
  scrollToEnd,
  content,
  delay,
}: StickToBottomOptions): StickToBottom => {
  const stuck = useRef(true);
  const [isStuck, setIsStuck] = useState(true);
  /** The upper and the lower edge of what was in view. */
  const last = useRef({ top: 0, bottom: 0 });
  const following = useRef<ReturnType<typeof setTimeout>>(undefined);
  const followed = useRef(content);
  const toEnd = useRef(scrollToEnd);

  const update = (next: boolean): void => {
    stuck.current = next;
    setIsStuck(next);
  };

  useEffect(() => {
    toEnd.current = scrollToEnd;
  });

  useEffect(() => {
    if (followed.current === content) return;
    followed.current = content;
    // One that waits is left alone: a quick succession would put it off for ever.
    following.current ??= setTimeout(() => {
      following.current = undefined;
      if (stuck.current) toEnd.current();
    }, delay);
  }, [content, delay]);

  useEffect(
    () => () => {
      clearTimeout(following.current);
      following.current = undefined;
    },
    [],
  );

  useEffect(() => {
    // The box below grows, a phone is turned, a hidden panel is shown: the end stays in view.
    const element = viewport.current!;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const changed = element.clientHeight !== height;
      height = element.clientHeight;
      if (stuck.current && changed && height > 0) toEnd.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);

  return {
    isStuck,
    stuck,
    stick: () => {
      update(true);
      scrollToEnd();
    },
    onScroll: () => {
      const { scrollTop, scrollHeight, clientHeight } = viewport.current!;
      // A hidden viewport is scrolled by nobody.
      if (clientHeight === 0) return;
      const bottom = scrollTop + clientHeight;
      if (scrollHeight - bottom < threshold) update(true);
      else if (scrollTop < last.current.top && bottom < last.current.bottom) update(false);
      last.current = { top: scrollTop, bottom };
    },
    onScrollByScript: () => {
      // The virtualizer may finish a scroll when its element has just gone.
      if (!viewport.current) return;
      const { scrollTop, clientHeight } = viewport.current;
      last.current = { top: scrollTop, bottom: scrollTop + clientHeight };
    },
  };
};
