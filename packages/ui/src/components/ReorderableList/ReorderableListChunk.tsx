import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The assumed height of a row until it is measured. Pixels. */
const estimate = 64;
/** How far beyond the viewport rows are rendered, as a share of its height. */
const margin = '50%';

interface ReorderableListChunkProps {
  /** How many rows the chunk has. */
  readonly count: number;
  /** Whether the chunk is rendered out of view too. */
  readonly pinned: boolean;
  /** Renders the rows. */
  readonly children: () => ReactNode;
}

const presentation = { role: 'presentation' } as const;

/** A chunk of rows that is rendered while it is near the viewport; out of view its height remains. */
export const ReorderableListChunk = ({ count, pinned, children }: ReorderableListChunkProps) => {
  const chunk = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | undefined>(count * estimate);
  useLayoutEffect(() => {
    const element = chunk.current!;
    const { top } = element.getBoundingClientRect();
    // Renders the rows in view at first together with the page.
    if (top < innerHeight) setHeight(undefined);
    const observer = new IntersectionObserver(
      ([entry]) => setHeight(entry!.isIntersecting ? undefined : entry!.boundingClientRect.height),
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isRendered = height === undefined || pinned;
  return (
    <div {...presentation} ref={chunk} style={isRendered ? undefined : { height }}>
      {isRendered && children()}
    </div>
  );
};
