import { useEffect, useRef } from 'react';

const buttonsIn = (row: Element | null | undefined): HTMLButtonElement[] => [
  ...(row?.querySelectorAll<HTMLButtonElement>('button') ?? []),
];

const rowOf = (element: Element | null): Element | null => element?.closest('[data-row]') ?? null;

const directions = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;

const onKeyDown = (event: KeyboardEvent): void => {
  const direction = directions[event.key as keyof typeof directions];
  const row = rowOf(event.target as Element);
  if (!direction || !row) return;
  const at = buttonsIn(row).indexOf(event.target as HTMLButtonElement);
  const next = buttonsIn(row[direction]);
  if (at === -1 || next.length === 0) return;
  event.preventDefault();
  next[Math.min(at, next.length - 1)]!.focus();
};

/** The ref of a table where the up and down keys move from a row's button to the same button of the next row. */
export const useRowKeys = () => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = ref.current;
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
};

/** Focuses the first button of the row below, after a decision has changed the buttons of the focused row. */
export const focusNextRow = (): void => {
  const row = rowOf(document.activeElement);
  if (!row) return;
  requestAnimationFrame(() => {
    const [first] = [...buttonsIn(row.nextElementSibling), ...buttonsIn(row)];
    first?.focus();
  });
};
