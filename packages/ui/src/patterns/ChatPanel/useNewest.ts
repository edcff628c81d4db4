import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface NewestOptions {
  /** How many messages there are. */
  readonly messageCount: number;
  /** Changes when something else appears at the end. */
  readonly typing: string | undefined;
  readonly scrollDelay: number;
}

/** Where the log stands, and what leads through it. */
interface Newest {
  readonly log: RefObject<HTMLDivElement | null>;
  /** The button that leads to the newest message. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** How many messages came while one was further up. */
  readonly unseen: number;
  readonly onScroll: () => void;
  readonly goToNewest: () => void;
  /** Keeps what is read in its place, and the log silent, while earlier messages appear above it. */
  readonly holdPlace: () => void;
}

/** So long after earlier messages appeared screen readers have taken in that they are not news. Milliseconds. */
const silence = 500;

/** Nearer than this to the end counts as being there. Pixels. */
const nearEnd = 48;

const toEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number =>
  scrollHeight - scrollTop - clientHeight;

// Newer browsers answer a scroll with a promise, which no effect may return.
const scrollToEnd = (log: HTMLElement): void => {
  log.scrollTo({ top: log.scrollHeight });
};

/** Follows a log that grows at its end, unless somebody reads further up. */
export const useNewest = ({ messageCount, typing, scrollDelay }: NewestOptions): Newest => {
  const log = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** How far from the end one reads, as long as earlier messages are on their way. */
  const held = useRef<number | null>(null);
  const speaksAgain = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Known at once: whoever scrolls up in this very moment is not pulled back by what was begun before. */
  const follows = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  /** How many messages there were when one was last at the end, where they are seen as they come. */
  const [seen, setSeen] = useState(messageCount);
  if (atEnd && seen !== messageCount) setSeen(messageCount);

  /** The button is about to go, and would take the focus with it. */
  const keepFocus = (): void => {
    if (button.current && button.current === document.activeElement)
      log.current!.focus({ preventScroll: true });
  };

  useLayoutEffect(() => scrollToEnd(log.current!), []);

  useLayoutEffect(() => {
    if (held.current === null) return;
    const shown = log.current!;
    const { scrollHeight, clientHeight } = shown;
    shown.scrollTo({ top: scrollHeight - clientHeight - held.current });
    held.current = null;
    speaksAgain.current = setTimeout(() => shown.removeAttribute('aria-live'), silence);
    // When all are shown, the button that was pressed is gone.
    if (document.activeElement === document.body) shown.focus({ preventScroll: true });
  });

  useEffect(() => {
    // Whoever reads further up is told, and not pulled away.
    if (!atEnd || (messageCount === 0 && typing === undefined)) return undefined;
    const shown = log.current!;
    const following = setTimeout(() => {
      if (follows.current) scrollToEnd(shown);
    }, scrollDelay);
    return () => clearTimeout(following);
  }, [messageCount, typing, atEnd, scrollDelay]);

  useEffect(() => {
    if (!atEnd) return undefined;
    // The box grows, a phone is turned: the log has less room and still ends with the newest.
    const shown = log.current!;
    let height = shown.clientHeight;
    const observer = new ResizeObserver(() => {
      if (follows.current && shown.clientHeight !== height) scrollToEnd(shown);
      height = shown.clientHeight;
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [atEnd]);

  return {
    log,
    button,
    unseen: Math.max(0, messageCount - seen),
    onScroll: () => {
      follows.current = toEnd(log.current!) < nearEnd;
      setAtEnd(follows.current);
      if (follows.current) keepFocus();
    },
    goToNewest: () => {
      keepFocus();
      follows.current = true;
      setAtEnd(true);
      scrollToEnd(log.current!);
    },
    holdPlace: () => {
      held.current = toEnd(log.current!);
      clearTimeout(speaksAgain.current);
      log.current!.setAttribute('aria-live', 'off');
    },
  };
};
