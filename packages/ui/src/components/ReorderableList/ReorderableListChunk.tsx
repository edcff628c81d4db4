import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** A row's height until it is measured, in pixels. */
const estimate = 64;
/** How far beyond the viewport rows are rendered, as a share of it. */
const margin = '50%';

interface ReorderableListChunkProps {
  /** How many rows it has. */
  readonly count: number;
  /** Whether it is rendered out of view too. */
  readonly pinned: boolean;
  /** Renders the rows. */
  readonly children: () => ReactNode;
}

const presentation = { role: 'presentation' } as const;

/** Rows that are rendered together when they are near the viewport; their height remains. */
export const ReorderableListChunk = ({ count, pinned, children }: ReorderableListChunkProps) => {
  const chunk = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | undefined>(count * estimate);
  useLayoutEffect(() => {
    const element = chunk.current!;
    const { top } = element.getBoundingClientRect();
    // What is in view at first is painted with the page.
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
