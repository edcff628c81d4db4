import { useCallback, useEffect, useRef } from 'react';

/** On phones list and conversation replace each other, and the new one gets the focus. */
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
    // A page as low as a phone on its side begins above the end of the conversation, where one writes.
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
