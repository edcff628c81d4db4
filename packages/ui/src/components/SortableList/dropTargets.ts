import type { DropTarget, DropTargetDelegate } from 'react-aria/useDroppableCollection';

/** The new place of an item that is dropped beside another, among the items without it. */
export const placeAfterDrop = (
  ids: readonly string[],
  moved: string,
  target: { readonly key: unknown; readonly dropPosition: string },
): number => {
  const rest = ids.filter((id) => id !== moved);
  const at = rest.indexOf(String(target.key));
  // Dropped beside itself, it stays.
  if (at === -1) return ids.indexOf(moved);
  return target.dropPosition === 'after' ? at + 1 : at;
};

/** Finds the gap under the pointer among the rows that are rendered. */
export const gapsOf = (list: () => HTMLElement | null): DropTargetDelegate => ({
  getDropTargetFromPoint: (_, y, isValid) => {
    const element = list();
    if (!element) return null;
    const top = element.getBoundingClientRect().top;
    let last: DropTarget | null = null;
    for (const row of element.querySelectorAll<HTMLElement>('[data-id]')) {
      const rect = row.getBoundingClientRect();
      const key = row.dataset['id']!;
      const before = { type: 'item', key, dropPosition: 'before' } as const;
      if (y < rect.top - top + rect.height / 2) return isValid(before) ? before : null;
      last = { type: 'item', key, dropPosition: 'after' };
    }
    return last && isValid(last) ? last : null;
  },
});
