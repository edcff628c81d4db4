import type { StoredUser } from '@seatwise/flows/session';
import { lazy, useState, type ComponentType, type ElementType } from 'react';
import type { Services } from '../services/services.ts';
import type { OwnMeta } from './pageMeta.ts';

export interface ScreenProps {
  readonly user: StoredUser | undefined;
}

/** The exports of a lazily loaded route module. */
export interface ScreenModule<Props = ScreenProps> {
  readonly Component: ComponentType<Props>;
  /** Resolves when the code of parts that must show with the screen has loaded. */
  readonly complete?: Promise<unknown>;
  /** Requests the data of a page opened by its address; the first paint waits for them. */
  readonly prepare?: (services: Services, path: string) => Promise<unknown>;
  /** The metadata at a path, for a route with several or with data that came with the page. */
  readonly metaOf?: (path: string, services: Services) => OwnMeta | undefined;
}

type TrackLoad = (code: Promise<ComponentType>) => Promise<ComponentType>;

/**
 * A lazy component that can be preloaded; `track` observes only loads that block rendering, not
 * preloads.
 */
export const lazyWithPreload = (
  load: () => Promise<ScreenModule<object>>,
  track: TrackLoad = (code) => code,
) => {
  let loaded: ScreenModule<object> | undefined;
  const preload = async (services?: Services, path = ''): Promise<ComponentType> => {
    const module = await load();
    const { Component, complete, prepare } = module;
    await Promise.all([complete, services && prepare?.(services, path)]);
    loaded = module;
    return Component;
  };
  const Lazy = lazy(async () => ({ default: await track(preload()) }));
  const LazyWithPreload = () => {
    // `lazy` suspends on its first render, for up to 300 ms, even if the code is already loaded.
    const [Content] = useState<ElementType>(() => loaded?.Component ?? Lazy);
    return <Content />;
  };
  /** The metadata, known once the code is loaded. */
  const metaOf = (path: string, services: Services): OwnMeta | undefined =>
    loaded?.metaOf?.(path, services);
  return Object.assign(LazyWithPreload, { preload, metaOf });
};
