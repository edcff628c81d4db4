import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollToAnchor } from './scrollToAnchor.ts';

/** How far each place of the tab's history was scrolled, by the key that the router gave it. */
type Places = Map<string, number>;

const storageKey = 'scroll';

const read = (): Places => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
};

/** Keeps how far places were scrolled; over a reload, the browser itself returns there at once. */
const usePlaces = () => {
  const places = useRef<Places>(new Map());
  useLayoutEffect(() => {
    places.current = read();
    const keep = (): void => {
      sessionStorage.setItem(storageKey, JSON.stringify([...places.current]));
      history.scrollRestoration = 'auto';
    };
    const take = (): void => {
      history.scrollRestoration = 'manual';
    };
    take();
    addEventListener('pagehide', keep);
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', take);
    };
  }, []);
  return places;
};

/**
 * A new page begins at its top, or where its address points; the way back leads to where one was.
 * What a page itself writes into the query of its address leaves it where it is.
 */
export const useScroll = (): void => {
  const { key: own, pathname, search, hash } = useLocation();
  // All pages that are loaded anew share one key, and their places differ.
  const key = own === 'default' ? pathname + hash : own;
  const way = useNavigationType();
  const places = usePlaces();
  const before = useRef<{
    readonly key: string;
    readonly pathname: string;
    readonly search: string;
  }>(undefined);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = { key, pathname, search };
    const kept = places.current.get(key);
    if (way === NavigationType.Pop && kept !== undefined) scrollTo(0, kept);
    else if (hash !== '') {
      // On arrival the browser has been there before, and the person may have moved on.
      if (from || scrollY === 0) scrollToAnchor(hash);
    } else if (from?.pathname === pathname && from.search !== search)
      places.current.set(key, places.current.get(from.key) ?? 0);
    else if (from) scrollTo(0, 0);
  }, [key, pathname, search, hash, way, places]);

  // At once: what the new page scrolls must not count for the place before.
  useLayoutEffect(() => {
    const note = (): void => {
      places.current.set(key, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, places]);
};
