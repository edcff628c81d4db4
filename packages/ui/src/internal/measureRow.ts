import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * Measures a row for a virtualizer. A hidden row has no height and keeps its cached one, so that the
 * scroll position is unchanged when the list is shown again.
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
