import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { storedValue } from '../lib/storedValue.ts';

/** Scroll positions of the tab's history entries, by the key that the router gives each entry. */
type ScrollPositions = Map<string, number>;

const storedPositions = storedValue(
  'scroll',
  (stored): ScrollPositions => new Map((stored ?? []) as [string, number][]),
  'sessionStorage',
);

/** Whether an address or a link opened the document, rather than a reload, Back or Forward. */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');

const scrollToAnchor = (hash: string): void =>
  document.getElementById(hash.slice(1))?.scrollIntoView();

/** The positions, which the tab stores; across a reload the browser itself restores the position. */
const useScrollPositions = () => {
  const positions = useRef<ScrollPositions>(new Map());
  useLayoutEffect(() => {
    positions.current = storedPositions.read();
    const restoreByBrowser = (): void => {
      storedPositions.write([...positions.current]);
      history.scrollRestoration = 'auto';
    };
    const restoreManually = (): void => {
      history.scrollRestoration = 'manual';
    };
    restoreManually();
    addEventListener('pagehide', restoreByBrowser);
    addEventListener('pageshow', restoreManually);
    return () => {
      removeEventListener('pagehide', restoreByBrowser);
      removeEventListener('pageshow', restoreManually);
    };
  }, []);
  return positions;
};

/** Events by which a user moves the page, or keeps it in place. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a restored page may take to grow to its former height, in milliseconds. */
const growthTime = 10_000;

/**
 * Scrolls to a position, and again whenever the page grows, until the user moves; otherwise results
 * that load above the footer would push it into view.
 */
const holdPosition = (top: number): (() => void) => {
  const observer = new ResizeObserver(() => scrollTo(0, top));
  const release = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of gestures) removeEventListener(type, release);
  };
  const timer = setTimeout(release, growthTime);
  for (const type of gestures) addEventListener(type, release, { passive: true });
  scrollTo(0, top);
  observer.observe(document.body);
  return release;
};

/**
 * A new page starts at its top or at its anchor; Back and Forward restore the scroll position. If
 * only the query changes, the position stays.
 */
export const useScrollRestoration = (): void => {
  const { key: ownKey, pathname, search, hash } = useLocation();
  // The first entry after each load has the key 'default', whatever its address.
  const key = ownKey === 'default' ? pathname + hash : ownKey;
  const navigationType = useNavigationType();
  const positions = useScrollPositions();
  const previousEntry = useRef<{
    readonly key: string;
    readonly pathname: string;
    readonly search: string;
  }>(undefined);

  useLayoutEffect(() => {
    const from = previousEntry.current;
    previousEntry.current = { key, pathname, search };
    if (!from && isNewVisit()) positions.current.delete(key);
    const stored = positions.current.get(key);
    if (navigationType === NavigationType.Pop && stored !== undefined) return holdPosition(stored);
    if (hash !== '') {
      // On the first load the browser has scrolled to the anchor, and the user may have scrolled on.
      if (from || scrollY === 0) scrollToAnchor(hash);
    } else if (from?.pathname === pathname && from.search !== search)
      positions.current.set(key, positions.current.get(from.key) ?? 0);
    else if (from) scrollTo(0, 0);
    return undefined;
  }, [key, pathname, search, hash, navigationType, positions]);

  // A layout effect keeps the new page's scrolling from being stored for the previous entry.
  useLayoutEffect(() => {
    const storePosition = (): void => {
      positions.current.set(key, scrollY);
    };
    addEventListener('scroll', storePosition, { passive: true });
    return () => removeEventListener('scroll', storePosition);
  }, [key, positions]);
};
