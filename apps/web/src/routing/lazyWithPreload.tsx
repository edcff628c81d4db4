import type { StoredUser } from '@seatwise/flows/session';
import { lazy, useState, type ComponentType, type ElementType } from 'react';
import type { Services } from '../services/services.ts';
import type { OwnMeta } from './pageMeta.ts';

export interface ScreenProps {
  readonly user: StoredUser | undefined;
}

/** What a lazily loaded module of a route exports. */
export interface ScreenModule<Props = ScreenProps> {
  readonly Component: ComponentType<Props>;
  /** Code of its parts, where it is not to be shown without them. */
  readonly complete?: Promise<unknown>;
  /** Requests the data of a page that is opened at its address; its first paint waits for this. */
  readonly prepare?: (services: Services, path: string) => Promise<unknown>;
  /** What the page says of itself at a path, where its route has several. */
  readonly metaOf?: (path: string) => OwnMeta;
}

type TrackLoad = (code: Promise<ComponentType>) => Promise<ComponentType>;

/**
 * A lazy component that can be preloaded; `track` observes the loads that block rendering, and no
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
    // `lazy` suspends on its first render, for up to 300 ms, even where the code is loaded already.
    const [Content] = useState<ElementType>(() => loaded?.Component ?? Lazy);
    return <Content />;
  };
  /** Known once its code is there. */
  const metaOf = (path: string): OwnMeta | undefined => loaded?.metaOf?.(path);
  return Object.assign(LazyWithPreload, { preload, metaOf });
};
