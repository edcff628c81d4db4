import { useCallback, useEffect, useRef } from 'react';

/** On a phone list and conversation take each other's place: the focus goes to the one that comes. */
export const useViewFocus = (chosen: number | null) => {
  const listRef = useRef<HTMLDivElement>(null);
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const follows = useRef(false);
  const before = useRef(chosen);

  useEffect(() => {
    if (chosen === null && before.current !== null) pageTitle.current?.focus();
    before.current = chosen;
  }, [chosen]);

  const conversationTitle = useCallback((title: HTMLHeadingElement | null) => {
    const isListGone = listRef.current?.offsetParent === null;
    if (title && follows.current && isListGone) title.focus();
  }, []);

  return {
    listRef,
    pageTitle,
    conversationTitle,
    /** A conversation was chosen by hand. */
    follow: () => {
      follows.current = true;
    },
  };
};
