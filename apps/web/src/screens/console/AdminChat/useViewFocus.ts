import { useCallback, useEffect, useRef } from 'react';

/** On phones the list and the conversation replace each other, and the one that appears gets the focus. */
export const useViewFocus = (selectedId: number | null) => {
  const listRef = useRef<HTMLDivElement>(null);
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const followsSelection = useRef(false);
  const before = useRef(selectedId);

  useEffect(() => {
    if (selectedId === null && before.current !== null) pageTitle.current?.focus();
    before.current = selectedId;
  }, [selectedId]);

  const conversationTitle = useCallback((title: HTMLHeadingElement | null) => {
    const isListGone = listRef.current?.offsetParent === null;
    if (!title || !isListGone) return;
    if (followsSelection.current) title.focus({ preventScroll: true });
    // On a low screen, such as a phone on its side, scrolls down to the message box.
    const panel = title.closest('section')!;
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    if (panel.getBoundingClientRect().bottom > innerHeight - bar)
      panel.scrollIntoView({ block: 'end' });
  }, []);

  return {
    listRef,
    pageTitle,
    conversationTitle,
    /** Call when the user selects a conversation. */
    followSelection: () => {
      followsSelection.current = true;
    },
  };
};
