import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * For a virtualizer: measures a row. A hidden row has no height and keeps what it had, or the list
 * would stand elsewhere when it is shown again.
 */
export const measureRow = <Row extends HTMLElement>(
  element: Row,
  entry: ResizeObserverEntry | undefined,
  instance: Virtualizer<HTMLDivElement, Row>,
): number => {
  const index = instance.indexFromElement(element);
  return (
    measureElement(element, entry, instance) ||
    (instance.itemSizeCache.get(instance.options.getItemKey(index)) ??
      instance.options.estimateSize(index))
  );
};
